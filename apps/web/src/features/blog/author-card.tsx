import { blog as words } from '@platewise/contract/locales/en/site/blog';
import { PlateMark } from '../../components/plate-mark.tsx';
import classes from './author-card.module.css';

/** Who writes here. */
export function AuthorCard() {
  return (
    <section className={classes.card} aria-labelledby="author">
      <PlateMark size={64} />
      <div>
        <h2 id="author" className={classes.title}>
          {words.aboutAuthor}
        </h2>
        <p className={classes.name}>{words.author}</p>
        <p className={classes.text}>{words.authorText}</p>
      </div>
    </section>
  );
}
