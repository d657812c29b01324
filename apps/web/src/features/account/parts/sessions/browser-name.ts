import { texts } from '@platewise/contract/texts';

const words = texts.accountSettings.sessions;

/** The first that a user agent names; those that call themselves by an older one's name come first. */
const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

/** What a person would call the browser behind a user agent; it is what it says of itself, and proves nothing. */
export function browserName(userAgent: string | null): string {
  const [browser, system] = [BROWSERS, SYSTEMS].map((known) => known.find(([sign]) => sign.test(userAgent ?? ''))?.[1]);
  if (browser && system) return words.browserOn({ browser, system });
  return browser ?? system ?? words.unknownBrowser;
}
