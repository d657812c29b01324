import { Text, Title } from '@mantine/core';
import type { MarkedPrice } from '@platewise/contract/billing/marked-prices';
import { planCatalogue } from '@platewise/contract/billing/plan-catalogue';
import { landingParts } from '@platewise/contract/texts/site/landing-parts';
import { pricing as words } from '@platewise/contract/texts/site/pricing';
import { planPrice } from '../../../shared/format/plan-price.ts';
import { planPrices } from '../../../shared/format/plan-prices.ts';
import { Columns } from '../../../shared/ui/layout/columns.tsx';
import typography from '../../../shared/ui/typography/typography.module.css';
import classes from './landing-page.module.css';

/** The plans with their prices under a heading of their own. */
export function PlanList() {
  return (
    <>
      <div>
        <Title order={2} id="pricing">
          {landingParts.plansTitle}
        </Title>
        <Text inherit mt="xs" c="dimmed">
          {words.subtitle}
        </Text>
      </div>
      <Columns component="ul" className={classes.plans} template="repeat(3, minmax(0, 1fr))" gap="0" from="sm" pt="xs">
        {planCatalogue(planPrices()).map((offer) => (
          <li key={offer.id}>
            <Title order={3} size="h4">
              {offer.name}
            </Title>
            <Text className={typography.figures} inherit my="xs" c="dimmed">
              <Text
                span
                fz="var(--text-28)"
                c="var(--ink)"
                ff="heading"
                fw={560}
                data-price={offer.id === 'free' ? undefined : (offer.id satisfies MarkedPrice)}
              >
                {planPrice(offer, 'monthly').amount}
              </Text>{' '}
              {words.perMonth}
            </Text>
            <Text inherit>{offer.description}</Text>
          </li>
        ))}
      </Columns>
    </>
  );
}
