import { texts } from '@platewise/contract/texts';
import { Outlet } from '@tanstack/react-router';
import { HelpButton } from '../help/help-button.tsx';
import { Registration } from '../registration/registration.tsx';
import { SubscriptionProvider } from '../subscription/subscription-provider.tsx';
import classes from './shell.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** What surrounds every page. */
export function Shell() {
  return (
    <SubscriptionProvider>
      <Registration />
      <a href="#content" className={classes.skip}>
        {texts.shell.skipToContent}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className={classes.content}>
        <Outlet />
      </main>
      <SiteFooter />
      <HelpButton />
    </SubscriptionProvider>
  );
}
