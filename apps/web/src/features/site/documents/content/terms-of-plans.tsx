import { Link } from '@tanstack/react-router';
import type { LegalSection } from './legal-text.ts';

/** The part of the terms about tokens, prices and paid plans. */
export const TERMS_OF_PLANS: readonly LegalSection[] = [
  {
    id: 'tokens',
    title: 'Tokens and plans',
    body: (
      <ul>
        <li>One token is one generated meal. Basic is free and has ten tokens a month.</li>
        <li>
          The month is counted from the day you registered; on its day the balance is ten again. Tokens left over are
          not carried on, cannot be paid out, and cannot be passed on.
        </li>
        <li>
          Where this site confirms addresses by email, the balance of a new account comes back only once its address is
          confirmed, and then at once.
        </li>
        <li>
          Tokens are held while a plan is made and given back for every meal that does not arrive, whatever the reason.
        </li>
        <li>
          A new meal in the place of another takes one token. Changing servings, looking at alternatives, undo, and
          choosing a meal that the plan held before take none.
        </li>
        <li>Pro and Family take no tokens: their meals are unlimited, within the limits of fair use.</li>
        <li>
          Two plans can be tried without an account. They move into the account that you make, without taking tokens.
        </li>
        <li>
          The newest 200 plans without a name are kept, and up to 500 that you named; up to 500 favorites. Name what
          must stay.
        </li>
      </ul>
    ),
  },
  {
    id: 'payment',
    title: 'Prices, payment and the 14 days',
    body: (
      <>
        <p>
          What the plans cost is on the <Link to="/pricing">pricing page</Link>, per month, in rupees; paid by the year,
          a month costs a fifth less.
        </p>
        <p>
          Whoever runs this site chooses the payment provider, Razorpay. Without one the payment is a test that says so:
          no money moves, and nothing becomes due later.
        </p>
        <ul>
          <li>A paid plan is charged when it begins, and again after each month or year until it is cancelled.</li>
          <li>
            Choosing another paid plan charges that one; the one before ends when it is paid, and what is left of it is
            paid back.
          </li>
          <li>
            A plan can be cancelled at any time in the{' '}
            <Link to="/settings" search={{ tab: 'subscription' }}>
              settings
            </Link>
            : at the end of what is paid, or at once.
          </li>
          <li>
            Cancelled at once within 14 days of the first charge, it is refunded in full, without a reason being asked.
            Later the rest of the period is not paid back.
          </li>
          <li>
            When a charge fails, the plan goes on while the provider tries again, and you are told. Where that fails
            too, the plan ends.
          </li>
          <li>Afterwards your account is a Basic one; your plans and favorites stay.</li>
        </ul>
      </>
    ),
  },
];
