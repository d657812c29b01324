import classes from './model-words.module.css';

type ModelWordsProps = {
  words: string;
  label: string;
  /** Who wrote it, and what is not theirs. */
  note: string;
};

/** A few words that a language model wrote, marked as such; it stands where nothing comes after it that would move. */
export function ModelWords({ words, label, note }: ModelWordsProps) {
  return (
    <aside aria-label={label} className={classes.words}>
      <p>{words}</p>
      <p className={classes.note}>{note}</p>
    </aside>
  );
}
