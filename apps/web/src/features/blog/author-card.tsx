import { Title } from '@mantine/core';
import { blog as words } from '@platewise/contract/locales/en/site/blog';
import { PlateMark } from '../../components/plate-mark.tsx';
import classes from './author-card.module.css';

/** Who writes here. */
export function AuthorCard() {
  return (
    <section className={classes.card} aria-labelledby="author">
      <PlateMark size={64} />
      <div>
        <Title order={2} size="h4" id="author">
          {words.aboutAuthor}
        </Title>
        <p className={classes.name}>{words.author}</p>
        <p className={classes.text}>{words.authorText}</p>
      </div>
    </section>
  );
}
