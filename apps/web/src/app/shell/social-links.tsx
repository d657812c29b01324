import { Flex } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import {
  IconBrandGithub,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTwitter,
  type TablerIcon,
} from '@tabler/icons-react';
import icon from '../../shared/ui/buttons/icon-button.module.css';
import { BRAND_ACCOUNTS } from './brand-accounts.ts';

type Network = { name: string; home: string; account: string | null; Icon: TablerIcon };

const NETWORKS: readonly Network[] = [
  { name: 'Twitter', home: 'https://twitter.com/', account: BRAND_ACCOUNTS.twitter, Icon: IconBrandTwitter },
  {
    name: 'Instagram',
    home: 'https://www.instagram.com/',
    account: BRAND_ACCOUNTS.instagram,
    Icon: IconBrandInstagram,
  },
  { name: 'LinkedIn', home: 'https://www.linkedin.com/', account: BRAND_ACCOUNTS.linkedIn, Icon: IconBrandLinkedin },
  { name: 'GitHub', home: 'https://github.com/', account: BRAND_ACCOUNTS.gitHub, Icon: IconBrandGithub },
];

/** Links to the accounts of the brand. */
export function SocialLinks() {
  return (
    <Flex component="ul" gap="var(--space-4)" ml="calc(-1 * var(--space-8))">
      {NETWORKS.filter(({ account }) => account !== null).map(({ name, home, account, Icon }) => (
        <li key={name}>
          <a
            href={`${home}${account}`}
            target="_blank"
            rel="noopener noreferrer"
            className={icon.button}
            aria-label={texts.shell.socialLink({ name })}
            title={name}
          >
            <Icon size={20} stroke={1.5} aria-hidden />
          </a>
        </li>
      ))}
    </Flex>
  );
}
