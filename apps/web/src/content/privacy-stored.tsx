import type { LegalSection } from './legal-text.ts';

/** The part of the privacy policy about the database: every table that holds something about a person. */
export const PRIVACY_STORED: readonly LegalSection[] = [
  {
    id: 'without-account',
    title: 'Without an account',
    body: (
      <>
        <p>
          To make a plan, your choices (goal, diet, calorie target, meals, cooking time, what to leave out, notes) go to
          our server. It answers with a plan and keeps neither. The plans that you make before signing up are kept in
          your browser, so that they can move into your account if you make one.
        </p>
        <p>Reading pages leaves nothing but a line in the log, described below.</p>
      </>
    ),
  },
  {
    id: 'with-account',
    title: 'With an account',
    body: (
      <>
        <p>All of it lies in the database of this site, under your account. For how long stands beneath each.</p>
        <dl>
          <div>
            <dt>Account</dt>
            <dd>
              E-mail address, name if you gave one, a salted digest of your password, and when it was made and changed.
              Beside it, whether the address is confirmed, when you registered, how many plans from before were moved
              in, and whether you want letters about payments.
            </dd>
            <dd>Kept as long as the account.</dd>
          </div>
          <div>
            <dt>Sign-ins</dt>
            <dd>
              When each began and ends, the network address it came from, and the name and version that your browser
              gives itself.
            </dd>
            <dd>
              A sign-in ends after 30 days, when you sign out, or when you set a new password. The last two remove its
              record at once; one that ran out lets nobody in, and its record is cleared away within hours.
            </dd>
          </div>
          <div>
            <dt>Links for a new password</dt>
            <dd>A digest of the link and whose it is.</dd>
            <dd>The link works once and for an hour. What has run out is cleared away within hours.</dd>
          </div>
          <div>
            <dt>Plan and tokens</dt>
            <dd>
              Your plan and its state, the tokens you have, each generation, and every movement of tokens with its time,
              so that the balance can be proved.
            </dd>
            <dd>Kept as long as the account.</dd>
          </div>
          <div>
            <dt>Meal plans</dt>
            <dd>
              What you asked for, notes and exclusions included; the meals with their figures; the certificate; the name
              you gave. Also up to 20 earlier states of each plan, for undo, and the names of meals it has held.
            </dd>
            <dd>
              The newest 200 plans without a name are kept; older ones go as new ones come. Up to 500 plans with a name
              stay until they are deleted.
            </dd>
          </div>
          <div>
            <dt>Favorites, and meals you do not want</dt>
            <dd>Of a favorite the whole meal, of a meal you do not want its name; with the time. Up to 500 of each.</dd>
            <dd>Until you remove them.</dd>
          </div>
          <div>
            <dt>Profiles</dt>
            <dd>
              The name that you gave, goal, diet, calorie target and what to leave out, and when it was made and
              changed.
            </dd>
            <dd>Until you delete them.</dd>
          </div>
          <div>
            <dt>API tokens</dt>
            <dd>A name, a digest of the token, when it was made, last used, and ends.</dd>
            <dd>Until you revoke them.</dd>
          </div>
          <div>
            <dt>Repeated calls</dt>
            <dd>
              The random key that your browser sends with a click, a digest of what it asked, and the answer, so that a
              click that is sent twice counts once.
            </dd>
            <dd>24 hours.</dd>
          </div>
          <div>
            <dt>After the account</dt>
            <dd>
              A digest of its number, so that a sign-in which still runs on another device makes no new account; and how
              many tokens of the month were left, beside a keyed digest of the e-mail address, so that an account made
              anew goes on with them. Neither can be turned back into you. Of a plan that was paid for through Razorpay
              its number there, with nothing of yours beside it, so that what is charged by mistake is paid back.
            </dd>
            <dd>The first for an hour, the second until the tokens would have been renewed, the third for 400 days.</dd>
          </div>
        </dl>
      </>
    ),
  },
  {
    id: 'letters',
    title: 'When you write to us or subscribe',
    body: (
      <dl>
        <div>
          <dt>Messages</dt>
          <dd>
            Name, e-mail address, subject and text of what you send through the contact form, a digest that tells
            repeated messages, and whether it was read.
          </dd>
          <dd>Until we delete it.</dd>
        </div>
        <div>
          <dt>Newsletter</dt>
          <dd>
            Your e-mail address, whether it is waiting, subscribed or unsubscribed, when you asked and confirmed, when
            we last wrote about it, and digests of the links in our letters. It is joined with an account when that
            asked for it in its settings and the link in the letter was followed, and then goes with the account.
          </dd>
          <dd>
            An address that is not confirmed is removed after 30 days. After you unsubscribe, it stays on the list of
            those who get nothing, until you ask us to remove it.
          </dd>
        </div>
        <div>
          <dt>Letters on their way</dt>
          <dd>
            Where this site has a mail server, a letter waits in the database until it is handed over: recipient,
            subject and text.
          </dd>
          <dd>
            Removed when it is sent; one that cannot be delivered, when we clear it away. The letter that confirms a
            deleted account is removed in any case, after two days at the latest.
          </dd>
        </div>
      </dl>
    ),
  },
];
