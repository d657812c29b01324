import rings from './rings.mjs';
import words from './words.mjs';

/** Our own rules of oxlint (.oxlintrc.json). */
export default { meta: { name: 'platewise' }, rules: { rings, words } };
