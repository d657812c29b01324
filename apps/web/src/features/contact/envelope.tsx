import classes from './envelope.module.css';

/** An email half out of its envelope, sealed with a plate. Decorative. */
export function Envelope() {
  return (
    <svg viewBox="0 0 240 168" className={classes.envelope} aria-hidden="true" focusable="false">
      <path d="M20 74 L120 10 L220 74 V80 H20 Z" className={classes.inside} />
      <rect x="44" y="26" width="152" height="110" rx="4" className={classes.sheet} />
      <path d="M62 48 H132 M62 62 H160" className={classes.line} />
      <path d="M156 44 C168 34 182 36 184 36 C184 50 176 60 162 60 C156 56 154 50 156 44 Z" className={classes.leaf} />
      <path d="M158 58 C164 50 170 46 178 41" className={classes.vein} />
      <path d="M20 74 L120 132 L220 74 V150 A8 8 0 0 1 212 158 H28 A8 8 0 0 1 20 150 Z" className={classes.front} />
      <path d="M23 156 L100 108 M217 156 L140 108" className={classes.fold} />
      <circle cx="120" cy="128" r="19" className={classes.plate} />
      <circle cx="120" cy="128" r="12.5" className={classes.well} />
      <path d="M120 128 V115.5 A12.5 12.5 0 0 1 130.8 121.75 Z" className={classes.wedge} />
    </svg>
  );
}
