import { texts } from '@platewise/contract/texts';
import { getRouteApi } from '@tanstack/react-router';
import { TextLink } from '../../components/text-link.tsx';
import { DemoMeals } from '../planner/demo-meals.tsx';
import classes from './auth-page.module.css';
import { AuthPage } from './auth-page.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts';
import { useSession } from './use-session.ts';

const route = getRouteApi('/signup');

/** /signup: the demo's meals stay in sight beneath the form (decisions 3); afterwards the account is set up. */
export function SignUpPage() {
  const { redirect } = route.useSearch();
  const Form = useSession().hosted?.SignUp ?? SignUpForm;
  useLeaveWhenSignedIn(redirect ? `/user/register?redirect=${encodeURIComponent(redirect)}` : '/user/register');

  return (
    <>
      <AuthPage title={texts.account.signUpTitle} description={texts.account.signUpDescription}>
        <Form redirect={redirect} />
        <p className={classes.foot}>
          {texts.account.haveAccount}{' '}
          <TextLink to="/signin" search={redirect ? { redirect } : {}}>
            {texts.shell.signIn}
          </TextLink>
        </p>
      </AuthPage>
      <DemoMeals />
    </>
  );
}
