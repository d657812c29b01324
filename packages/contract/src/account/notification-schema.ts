import { z } from 'zod';
import { texts } from '../texts.ts';

/** Where the newsletter of an account stands; waiting: until the link in an email is followed. */
const NEWSLETTER_STATES = ['off', 'waiting', 'subscribed'] as const;

export type NewsletterChoice = (typeof NEWSLETTER_STATES)[number];

/** Which emails a person gets. */
export const notificationsSchema = z.object({
  email: z.string(),
  newsletter: z.enum(NEWSLETTER_STATES),
  billingMail: z.boolean(),
  sendsMail: z.boolean().describe('Whether this site has a mail server.'),
});

export type Notifications = z.infer<typeof notificationsSchema>;

const yesOrNo = (field: string) => z.boolean({ error: () => texts.validation.boolean({ field }) }).optional();

export const updateNotificationsSchema = z.object({
  newsletter: yesOrNo('newsletter'),
  billingMail: yesOrNo('billingMail'),
});

export type UpdateNotifications = z.infer<typeof updateNotificationsSchema>;
