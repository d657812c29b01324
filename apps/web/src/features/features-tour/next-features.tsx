import { Title } from '@mantine/core';
import { features as words } from '@platewise/contract/locales/en/site/features';
import { ComingNext } from '../../components/coming-next.tsx';
import classes from './next-features.module.css';

/** What is announced and does not exist yet. */
export function NextFeatures() {
  return (
    <section className={classes.section} aria-labelledby="next">
      <div className={classes.head}>
        <Title order={2} id="next">
          {words.nextTitle}
        </Title>
        <ComingNext />
      </div>
      <p className={classes.intro}>{words.nextText}</p>
      <ul className={classes.list}>
        {words.next.map(({ title, text }) => (
          <li key={title}>
            <Title order={3} size="h5">
              {title}
            </Title>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
