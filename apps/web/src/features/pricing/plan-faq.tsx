import { Title } from '@mantine/core';
import { pricing as words } from '@platewise/contract/locales/en/site/pricing';
import { IconChevronDown } from '@tabler/icons-react';
import { TextLink } from '../../components/text-link.tsx';
import classes from './plan-faq.module.css';

/** The questions that people ask before they choose a plan. */
export function PlanFaq() {
  return (
    <section className={classes.faq} aria-labelledby="faq">
      <div>
        <Title order={2} id="faq">
          {words.faqTitle}
        </Title>
        <p className={classes.more}>
          {words.moreQuestions} <TextLink to="/contact">{words.contact}</TextLink>
        </p>
      </div>
      <div>
        {words.faq.map(({ question, answer }) => (
          <details key={question} className={classes.item}>
            <summary className={classes.question}>
              {question}
              <IconChevronDown size={20} stroke={1.5} aria-hidden className={classes.chevron} />
            </summary>
            <p className={classes.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
