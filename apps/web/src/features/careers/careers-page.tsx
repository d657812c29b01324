import { Title } from '@mantine/core';
import { careers } from '@platewise/contract/locales/en/site/careers';
import { IconSearch } from '@tabler/icons-react';
import { useId } from 'react';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { ApronRail } from './apron-rail.tsx';
import classes from './careers-page.module.css';

/** /careers: nothing is open, so the search is off; an application without a position is welcome (shell 2). */
export function CareersPage() {
  const id = useId();
  return (
    <>
      <PageHeading title={careers.title} subtitle={careers.subtitle} />
      <div className={classes.page}>
        <section className={classes.state}>
          <div>
            <Title order={2}>{careers.notHiring}</Title>
            <p className={classes.text}>{careers.notHiringText}</p>
            <search className={classes.search}>
              <label htmlFor={id}>{careers.searchLabel}</label>
              <div className={classes.field}>
                <IconSearch size={20} stroke={1.5} aria-hidden />
                <input
                  id={id}
                  type="search"
                  disabled
                  placeholder={careers.searchPlaceholder}
                  aria-describedby={`${id}-off`}
                />
              </div>
              <p id={`${id}-off`} className={classes.off}>
                {careers.searchOff}
              </p>
            </search>
          </div>
          <ApronRail />
        </section>
        <section className={classes.general}>
          <Title order={2} size="h3">
            {careers.generalTitle}
          </Title>
          <p className={classes.text}>{careers.generalText}</p>
          <ButtonLink to="/contact" search={{ subject: careers.generalSubject }}>
            {careers.generalButton}
          </ButtonLink>
        </section>
      </div>
    </>
  );
}
