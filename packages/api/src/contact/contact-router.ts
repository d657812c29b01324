import { contactMessageSchema, newsletterSchema, newsletterTokenSchema } from '@platewise/contract/site/contact-schema';
import { publicProcedure, router } from '../trpc.ts';
import { confirmNewsletter } from './confirm-newsletter.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { subscribeNewsletter } from './subscribe-newsletter.ts';
import { unsubscribeNewsletter } from './unsubscribe-newsletter.ts';

/** Messages to the operator, and the newsletter. */
export const contactRouter = router({
  send: publicProcedure('write')
    .input(contactMessageSchema)
    .mutation(({ ctx, input }) => sendContactMessage(ctx, input)),
  newsletter: router({
    subscribe: publicProcedure('write')
      .input(newsletterSchema)
      .mutation(({ ctx, input }) => subscribeNewsletter(ctx, input)),
    confirm: publicProcedure('write', { refusals: ['NEWSLETTER_LINK_INVALID'] })
      .input(newsletterTokenSchema)
      .mutation(({ ctx, input }) => confirmNewsletter(ctx, input)),
    unsubscribe: publicProcedure('write', { refusals: ['NEWSLETTER_LINK_INVALID'] })
      .input(newsletterTokenSchema)
      .mutation(({ ctx, input }) => unsubscribeNewsletter(ctx, input)),
  }),
});
