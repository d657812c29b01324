import { texts } from '@platewise/contract/texts';
import { getRouteApi } from '@tanstack/react-router';
import { TextLink } from '../../components/text-link.tsx';
import { DemoMeals } from '../planner/demo-meals.tsx';
import classes from './auth-page.module.css';
import { AuthPage } from './auth-page.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts';
import { useSession } from './use-session.ts';

const route = getRouteApi('/signin');

/** /signin: afterwards back to where the person was, else to the dashboard. */
export function SignInPage() {
  const { redirect } = route.useSearch();
  const Form = useSession().hosted?.SignIn ?? SignInForm;
  useLeaveWhenSignedIn(redirect ?? '/dashboard');

  return (
    <>
      <AuthPage title={texts.account.signInTitle} description={texts.account.signInDescription}>
        <Form redirect={redirect} />
        <p className={classes.foot}>
          {texts.account.noAccountYet}{' '}
          <TextLink to="/signup" search={redirect ? { redirect } : {}}>
            {texts.account.createAccount}
          </TextLink>
        </p>
      </AuthPage>
      <DemoMeals />
    </>
  );
}
