import { IconBrandGithub, IconBrandInstagram, IconBrandLinkedin, IconBrandTwitter } from '@tabler/icons-react';

/** Where the brand lives elsewhere; whoever runs the product under another name changes this table only (decisions 7). */
export const BRAND_LINKS = [
  { name: 'Twitter', href: 'https://twitter.com/platewiseai', Icon: IconBrandTwitter },
  { name: 'Instagram', href: 'https://www.instagram.com/platewiseai', Icon: IconBrandInstagram },
  { name: 'LinkedIn', href: 'https://www.linkedin.com/company/platewiseai', Icon: IconBrandLinkedin },
  { name: 'GitHub', href: 'https://github.com/platewiseai', Icon: IconBrandGithub },
] as const;
