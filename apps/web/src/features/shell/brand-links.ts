import { IconBrandGithub, IconBrandInstagram, IconBrandLinkedin, IconBrandTwitter } from '@tabler/icons-react';

/**
 * Where the brand lives elsewhere (shell 2, decisions 7). No account is documented, so each link leads to the network and
 * to nobody's account; whoever runs the product puts theirs here.
 */
export const BRAND_LINKS = [
  { name: 'Twitter', href: 'https://twitter.com/', Icon: IconBrandTwitter },
  { name: 'Instagram', href: 'https://www.instagram.com/', Icon: IconBrandInstagram },
  { name: 'LinkedIn', href: 'https://www.linkedin.com/', Icon: IconBrandLinkedin },
  { name: 'GitHub', href: 'https://github.com/', Icon: IconBrandGithub },
] as const;
