import { Title } from '@mantine/core';
import { tools } from '@platewise/contract/locales/en/site/tools';
import { ButtonLink } from '../../components/button-link.tsx';
import { SimmeringPot } from '../../components/illustrations/simmering-pot.tsx';
import classes from './tool-in-progress.module.css';
import type { ToolWords } from './tool-words.ts';

/** A tool that is not there yet: what it will do, and what serves until then. */
export function ToolInProgress({ words }: { words: Pick<ToolWords, 'builtText' | 'meanwhile'> }) {
  return (
    <section className={classes.progress}>
      <SimmeringPot />
      <div className={classes.words}>
        <Title order={2} size="h3">
          {tools.beingBuilt}
        </Title>
        <p>{words.builtText}</p>
        <Title order={3} size="h5">
          {tools.meanwhile}
        </Title>
        <p>{words.meanwhile}</p>
        <div className={classes.ways}>
          <ButtonLink to="/meal">{tools.planMeals}</ButtonLink>
          <ButtonLink to="/dashboard" variant="default">
            {tools.openDashboard}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
