import { Link } from '@tanstack/react-router';
import type { LegalText } from './legal-text.ts';
import { PRIVACY_IN_THE_BROWSER } from './privacy-in-the-browser.tsx';
import { PRIVACY_STORED } from './privacy-stored.tsx';

/** The privacy policy: what this version of the software does, table by table and key by key. */
export const PRIVACY: LegalText = {
  date: { iso: '2026-11-21', written: '21 November 2026' },
  inShort: [
    'What you enter lies in the database of whoever runs this site. The software passes it on to nobody; only letters leave, through their mail server.',
    'No trackers, no advertising, no analytics. No page loads anything from another host.',
    'Without an account, your plans stay in your browser.',
    'You can ask for a copy of your data, or for its deletion, by writing to us.',
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
            The text describes what the software does in its version of 21 November 2026. What we add ourselves, such as
            a proxy, a hosting company or backups, the software cannot know: ask us, and we tell you.
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
          <p>Nobody by the software’s own doing, with one exception: letters.</p>
          <ul>
            <li>
              <strong>Mail.</strong> Only where this site has a mail server: letters about a new password, the
              newsletter and its confirmation, and your message to us leave through it. Without one, nothing is mailed.
            </li>
            <li>
              <strong>Planning.</strong> Plans are computed on our server, or in your browser when the server cannot be
              reached. No language model and no outside service takes part.
            </li>
            <li>
              <strong>Payment.</strong> Paying is not open in this version, so no payment data exists.
            </li>
            <li>
              <strong>Fonts, pictures, scripts.</strong> All come from this site; your browser is told to refuse any
              other source.
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
              <strong>Get a copy, correct your name or address, delete your account.</strong> There are no buttons for
              these yet. <Link to="/contact">Write to us</Link> from the address of your account, and we do it by hand,
              within a month.
            </li>
            <li>
              <strong>Newsletter.</strong> The unsubscribe link in every letter ends it at once.
            </li>
          </ul>
          <p>
            Deleting an account removes its plans, favorites, tokens and every other record that belongs to it. Messages
            that you sent, the newsletter and backups are apart from the account: say so if you want these removed too.
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
