import type { Services } from '../start/services.ts';

const PLACE = '<!--boot-->';

/** What only the running server knows, for the page's first moment. */
export function bootData({ env, identity, model, version }: Pick<Services, 'env' | 'identity' | 'model' | 'version'>) {
  return {
    publicUrl: env.PUBLIC_URL,
    identity: identity.clientConfig(),
    planner: { kind: model?.kind ?? 'embedded' },
    version,
    ...(env.isRehearsal && { isRehearsal: true }),
    ...(env.SUPPORT_PHONE && { supportPhone: env.SUPPORT_PHONE }),
    ...(env.CONTACT_TO && { supportEmail: env.CONTACT_TO }),
  };
}

/** The page with data filled into its place, escaped so that no value can end the script element. */
export function fillBootData(html: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html.replace(PLACE, () => `<script type="application/json" id="boot">${json}</script>`);
}
