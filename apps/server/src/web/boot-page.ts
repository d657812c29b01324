import { markedPrices } from '@platewise/contract/billing/marked-prices';
import type { PlanPrices } from '@platewise/contract/billing/paid-plans';
import type { Services } from '../start/services.ts';

const PLACE = '<!--boot-->';

/** What only the running server knows, for the page's first moment. */
export function bootData({ env, identity, model, version }: Pick<Services, 'env' | 'identity' | 'model' | 'version'>) {
  return {
    publicUrl: env.PUBLIC_URL,
    identity: identity.clientConfig(),
    planner: { kind: model?.kind ?? 'embedded' },
    version,
    ...(env.PLAN_PRICES && { prices: env.prices }),
    ...(env.isRehearsal && { isRehearsal: true }),
    ...(env.SUPPORT_PHONE && { supportPhone: env.SUPPORT_PHONE }),
    ...(env.CONTACT_TO && { supportEmail: env.CONTACT_TO }),
  };
}

/** The page with this server's prices in each element that is marked for one (`data-price`). */
export function fillPrices(html: string, prices: PlanPrices): string {
  const texts: Record<string, string> = markedPrices(prices);
  return html.replaceAll(/(<[^<>]* data-price="(\w+)"[^<>]*>)[^<]*/g, (whole, tag: string, name: string) => {
    const text = texts[name];
    return text === undefined ? whole : `${tag}${text}`;
  });
}

/** The page with data filled into its place, escaped so that no value can end the script element. */
export function fillBootData(html: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html.replace(PLACE, () => `<script type="application/json" id="boot">${json}</script>`);
}
