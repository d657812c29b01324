import { Link } from '@tanstack/react-router';
import type { LegalText } from './legal-text.ts';
import { PRIVACY_IN_THE_BROWSER } from './privacy-in-the-browser.tsx';
import { PRIVACY_STORED } from './privacy-stored.tsx';

/** The privacy policy: what this version of the software does, table by table and key by key. */
export const PRIVACY: LegalText = {
  date: '2026-11-27',
  inShort: [
    'What you enter lies in the database of whoever runs this site. The software passes it on to nobody; only letters leave, through their mail server.',
    'No trackers, no advertising, no analytics. No page loads anything from another host.',
    'Without an account, your plans stay in your browser.',
    'You can download your data and delete your account in the settings, at any time.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      body: (
        <>
          <p>
            Platewise AI is software that anybody can run. Whoever runs this site decides about your data and is
            responsible for it; “we” in this text means them. You reach us through the{' '}
            <Link to="/contact">contact page</Link>.
          </p>
          <p>
            The text describes what the software does in its version of November 27, 2026. What we add ourselves, such
            as a proxy, a hosting company or backups, the software cannot know: ask us, and we tell you.
          </p>
        </>
      ),
    },
    ...PRIVACY_STORED,
    ...PRIVACY_IN_THE_BROWSER,
    {
      id: 'logs',
      title: 'Logs and network addresses',
      body: (
        <>
          <p>
            The server’s log has at most one line for each request: the time, a random request number, the kind of page
            or call, the result and how long it took. It holds no network address, no name, no e-mail address, no part
            of an address after the question mark, and nothing that you typed. When something breaks, the place in the
            program is logged, without your data.
          </p>
          <p>
            To stop abuse, calls are counted by account, or by network address for visitors (of an IPv6 address only the
            first half). Counters in the database are removed about an hour after they began; counters in memory are
            gone when the server restarts, or earlier. Attempts to sign in are counted by network address together with
            a digest of the e-mail address, which cannot be read back.
          </p>
        </>
      ),
    },
    {
      id: 'others',
      title: 'Who else gets data',
      body: (
        <>
          <p>Nobody by the software’s own doing, but for what is named here, where this site has it.</p>
          <ul>
            <li>
              <strong>Mail.</strong> Only where this site has a mail server: letters about a new password, payments, the
              newsletter and its confirmation, and a deleted account, and your message to us leave through it. Without
              one, nothing is mailed.
            </li>
            <li>
              <strong>Accounts.</strong> Where this site has its accounts at Clerk, you sign up and sign in with Clerk,
              which keeps your e-mail address, your name and your password; we keep your address and name as well.
            </li>
            <li>
              <strong>Planning.</strong> Plans are computed on our server, or in your browser when the server cannot be
              reached. Where whoever runs this site has set up a language model, it proposes dishes for members: it gets
              your goal, diet, calories and excluded words, the wishes that our rules read in your notes, in our words
              (“soup”, “at most 20 minutes”), and the names of meals that you had lately or do not want; for a few words
              beside a prep guide or a generated shopping list, the names of its dishes and foods; never your name,
              address, id or health conditions, only the foods that these leave. Where our rules cannot read a part of
              your notes, for a day as for a week of the calendar, that part alone is sent as well, if it speaks of
              food; none is where a word of your notes is of an allergy or of health that our rules know. What it writes
              is checked, and every figure computed, here.
            </li>
            <li>
              <strong>Payment.</strong> Where whoever runs this site takes payments, they go through Razorpay, an Indian
              payment provider, once you choose a paid plan: its window and its script are loaded then and not before,
              it gets your name and e-mail address, and card and bank details are given to it alone. We keep which plan
              was paid, when, and the provider&rsquo;s numbers for it. Elsewhere the payment is a test, and nobody gets
              anything.
            </li>
            <li>
              <strong>Barcodes.</strong> Where whoever runs this site has it so, a barcode that none of your foods has
              is looked up at Open Food Facts by our server: it gets the code alone, nothing of you. The picture of your
              camera is read in your browser and never sent.
            </li>
            <li>
              <strong>Meals that a model reads.</strong> Where this site has a language model, you can have it name the
              foods in words that our rules could not read, or in a photo of a meal. It gets these words or the photo,
              without its place and date, and nothing else of you; its host is named to you before the first time, and
              nothing is sent before you agree. We store neither.
            </li>
            <li>
              <strong>Fonts, pictures, scripts.</strong> All come from this site; your browser is told to refuse any
              other source, but for those of accounts and payments where this site has them.
            </li>
            <li>
              <strong>Links to other sites.</strong> Nothing is loaded from them until you follow one.
            </li>
          </ul>
          <p>The computers that this site runs on may belong to a company that we hire. Ask us which, and where.</p>
        </>
      ),
    },
    {
      id: 'health',
      title: 'What plans can tell about you',
      body: (
        <p>
          A diet, a calorie target or an allergy can say something about your health or your belief. We use them to plan
          meals and to show your plans to you, for nothing else: not for advertising, not for profiles of you. Write
          into the notes only what the planner needs to know.
        </p>
      ),
    },
    {
      id: 'protection',
      title: 'How it is protected',
      body: (
        <ul>
          <li>Passwords are kept as salted scrypt digests, API tokens and links in letters as SHA-256 digests.</li>
          <li>Pages prove who you are with a token that lives two minutes and stays in the page’s memory.</li>
          <li>Every record is looked up together with its owner: somebody else’s is not found.</li>
          <li>Where the address of this site begins with https, what travels between you and us is encrypted.</li>
          <li>
            The software does not encrypt the database on its disk, and whoever runs the server can read it. That is
            theirs to guard.
          </li>
        </ul>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights, and how to use them today',
      body: (
        <>
          <p>
            Depending on where you live (the GDPR in Europe, the Digital Personal Data Protection Act in India, and laws
            like them) you may see your data, take it with you, have it corrected or deleted, limit or object to its
            use, withdraw a consent, and complain to an authority.
          </p>
          <ul>
            <li>
              <strong>See it.</strong> <Link to="/settings">Settings</Link>, dashboard and favorites show what you keep
              here.
            </li>
            <li>
              <strong>Get a copy, correct your name, delete your account.</strong>{' '}
              <Link to="/settings">In the settings</Link>, at once. For another address{' '}
              <Link to="/contact">write to us</Link> from the one that the account has.
            </li>
            <li>
              <strong>Newsletter.</strong> The unsubscribe link in every letter ends it at once, and so do the settings
              where it is joined with your account.
            </li>
          </ul>
          <p>
            Deleting an account removes its plans, favorites, tokens and every other record that belongs to it; where
            this site has a mail server, a last letter confirms it. Messages that you sent, a newsletter that was never
            joined with the account, and backups are apart from it: say so if you want these removed too.
          </p>
          <p>
            Why we may keep data at all: for an account and its plans, because you asked for them; for counters and
            logs, because a site must be protected; for the newsletter, and for what plans tell about your health,
            because you consent by entering it, and until you take that back.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'When this text changes',
      body: (
        <p>
          A new version carries a new date at its top. What changes how your data is used is announced here before it
          happens.
        </p>
      ),
    },
  ],
};
