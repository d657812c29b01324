import classes from './simmering-pot.module.css';

/** A pot on the stove, its lid ajar, carrots and herbs next to it: something is being made. Decorative. */
export function SimmeringPot() {
  return (
    <svg viewBox="0 0 280 220" className={classes.picture} aria-hidden="true" focusable="false">
      <ellipse cx="140" cy="196" rx="128" ry="16" fill="var(--sunken)" />

      <path
        d="M112 42 C102 32 122 24 112 10 M142 36 C132 26 152 18 142 4 M172 42 C162 32 182 24 172 10"
        className={classes.steam}
      />

      <path d="M52 92 H38 C28 92 24 98 24 106 C24 114 30 120 40 120 H52" className={classes.handle} />
      <path d="M228 92 H242 C252 92 256 98 256 106 C256 114 250 120 240 120 H228" className={classes.handle} />
      <path d="M50 80 H230 V152 C230 178 214 192 190 192 H90 C66 192 50 178 50 152 Z" fill="var(--pot)" />
      <path d="M66 94 V150 C66 164 72 172 82 176" className={classes.shine} />
      <rect x="42" y="72" width="196" height="14" rx="7" fill="var(--pot-rim)" />

      <g transform="rotate(-7 60 66)">
        <path d="M62 66 C62 44 100 34 142 34 C184 34 222 44 222 66 Z" fill="var(--lid)" />
        <rect x="52" y="62" width="180" height="10" rx="5" fill="var(--pot-rim)" />
        <circle cx="142" cy="28" r="9" fill="var(--saffron)" />
      </g>

      <g transform="translate(212 190) rotate(-14)">
        <path d="M0 -8 C22 -14 52 -8 62 2 C52 8 20 12 0 8 C-6 4 -6 -4 0 -8 Z" fill="#d88a2e" />
        <path d="M14 -9 V-3 M28 -9 V-2 M22 9 V4 M38 7 V2" className={classes.groove} />
        <path
          d="M-2 -2 C-14 -16 -24 -12 -28 -18 M-2 0 C-16 -4 -24 0 -32 -4 M-2 3 C-12 8 -20 8 -26 12"
          className={classes.green}
        />
      </g>

      <g transform="translate(30 184)">
        <path d="M0 0 C-12 -14 -8 -30 4 -36 C14 -26 14 -10 0 0 Z" fill="var(--mantine-color-basil-5)" />
        <path d="M2 0 C6 -16 20 -22 32 -20 C32 -8 20 2 2 0 Z" fill="var(--mantine-color-basil-4)" />
        <path d="M0 0 L3 -28 M4 -1 L26 -17" className={classes.vein} />
      </g>
    </svg>
  );
}
