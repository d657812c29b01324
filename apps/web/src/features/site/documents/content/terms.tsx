import { Link } from '@tanstack/react-router';
import type { LegalText } from './legal-text.ts';
import { TERMS_OF_PLANS } from './terms-of-plans.tsx';

/** The terms of service: what can be relied on, what cannot, and what tokens and plans mean. */
export const TERMS: LegalText = {
  date: '2026-11-23',
  inShort: [
    'Platewise plans meals from food data. It is not medical advice.',
    'Your exclusions are kept as hard rules, but brands, traces and kitchens are beyond us: with an allergy, read every label.',
    'Basic gives ten meals a month. A meal that does not arrive takes no token.',
    'A paid plan can be cancelled at any time, and given back within 14 days for a full refund.',
  ],
  sections: [
    {
      id: 'agreement',
      title: 'Between whom',
      body: (
        <>
          <p>
            These terms are between you and whoever runs this site (“we”). Platewise AI is software that anybody can
            run, so the same program at another address has another operator. You reach us through the{' '}
            <Link to="/contact">contact page</Link>.
          </p>
          <p>
            By making an account, or a plan without one, you agree to them. If you may not make such an agreement
            yourself where you live, somebody who may must make it for you.
          </p>
        </>
      ),
    },
    {
      id: 'service',
      title: 'What you can rely on',
      body: (
        <>
          <p>You set a goal, a diet, a calorie target and what to leave out; Platewise plans the meals of a day.</p>
          <ul>
            <li>
              Every calorie, gram and milligram is computed from ingredients in grams and a food table, whose rows cite
              USDA FoodData Central or another named source. No figure comes from a language model.
            </li>
            <li>What is not known is shown as not known. What is estimated is marked as estimated.</li>
            <li>
              Diet and exclusions are rules: a plan that breaks one, as far as its ingredients tell, is not shown. A
              word that we do not know is reported to you, not ignored.
            </li>
            <li>Each plan carries a certificate of what was checked, against what, and what could not be.</li>
          </ul>
          <p>
            Figures are those of raw foods as they were measured; the tomato in your kitchen is another tomato. Cooking,
            brands and scales add their share.
          </p>
        </>
      ),
    },
    {
      id: 'medical',
      title: 'Not medical advice',
      body: (
        <>
          <p>
            Plans are computed from food data. Nobody has looked at you, your history or your medicines. They do not
            find, treat or prevent any illness, and they do not replace a doctor or a dietitian.
          </p>
          <p>
            Ask one before you follow a plan if you are ill, pregnant or nursing, if you take medicine that food can act
            on, if you have or had an eating disorder, or if the plan is for a child. A target under 1,200 kcal a day
            wants a professional’s advice in any case. Stop, and ask, when a diet does you no good.
          </p>
        </>
      ),
    },
    {
      id: 'allergies',
      title: 'Allergies and intolerances',
      body: (
        <>
          <p>
            Name what you must not eat. A word for a kind of food excludes the whole kind (“dairy” also removes ghee,
            whey and paneer; “nuts” also removes almond milk), and every ingredient is checked against it.
          </p>
          <p>
            We check ingredients by what they are, not the package in your hand. We cannot know the recipe of a brand,
            traces from a factory, or what else was cut on the same board. So we never call a meal safe. Read the label
            of everything you buy, every time. With a severe allergy, do not rely on a plan alone.
          </p>
        </>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      body: (
        <ul>
          <li>Give an e-mail address that is yours, and keep your password and your API tokens to yourself.</li>
          <li>What happens through your account counts as done by you. Tell us at once if somebody else got in.</li>
          <li>One account is for one person. Making several to get around the monthly tokens is not allowed.</li>
        </ul>
      ),
    },
    ...TERMS_OF_PLANS,
    {
      id: 'fair-use',
      title: 'Fair use',
      body: (
        <ul>
          <li>The server counts calls and refuses more than people need; it says when to try again.</li>
          <li>Do not break in, overload it, get around limits, or read what belongs to others.</li>
          <li>
            Programs may call the interface that is documented at this site, with a token of yours, within the limits.
          </li>
          <li>Do not sell plans as medical or dietetic advice.</li>
        </ul>
      ),
    },
    {
      id: 'ownership',
      title: 'What belongs to whom',
      body: (
        <p>
          What you enter stays yours; we use it to give you the service, as the{' '}
          <Link to="/privacy">privacy policy</Link> says. The plans made for you are yours to cook, print, keep and pass
          on. Texts, pictures and program of this site stay with those who made them. Food figures from USDA FoodData
          Central are free for everybody.
        </p>
      ),
    },
    {
      id: 'faults',
      title: 'When something fails',
      body: (
        <>
          <p>
            We keep this site running as well as we can, without a promise that it always is. It may pause for work on
            it, and parts may change or end. What you want to keep for certain, print or copy.
          </p>
          <p>
            If you find a wrong figure or a broken rule, <Link to="/contact">tell us</Link>: that is a fault that we
            want to mend. For harm that we cause on purpose or by gross neglect, and for harm to life and health, we
            answer as the law says. Beyond that we answer only for what was foreseeable, and not for what follows from
            leaving out the advice on this page. Rights that the law gives to consumers stay untouched.
          </p>
        </>
      ),
    },
    {
      id: 'ending',
      title: 'Ending it',
      body: (
        <p>
          You can stop at any time, and delete your account in the <Link to="/settings">settings</Link>. We can close an
          account that breaks these terms, after telling you why where that is possible, and we can end the service with
          fair notice. What you paid for a time that is then cut short by us, you get back.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'When these terms change',
      body: (
        <p>
          A new version carries a new date at its top and holds from then on. If you do not agree with it, stop using
          the site; what you paid for until then keeps the terms you paid under.
        </p>
      ),
    },
  ],
};
