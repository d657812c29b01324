import type { GstState } from '@platewise/contract/billing/gst-states';
import type { DocumentTax } from '@platewise/contract/billing/receipt-schema';

/** Other on-line contents n.e.c. (Scheme of Classification of Services, group 99843). */
const SAC = '998439';
/** Percent on services of that heading (Notification 11/2017-Central Tax (Rate), entry 22: 9 % and 9 %). */
const RATE_PERCENT = 18;

type Places = { seller: GstState; buyer: GstState };

/**
 * The tax within an amount that includes it, in hundredths of a rupee: halves that are equal where seller and buyer are in one
 * State (CGST Act, section 9), else the whole for the Union (IGST Act, sections 5 and 7). The parts add up to the amount.
 */
export function gstSplit(amountPaise: number, { seller, buyer }: Places): DocumentTax {
  const within = (percent: number) => Math.round((amountPaise * percent) / (100 + RATE_PERCENT));
  const half = seller === buyer ? within(RATE_PERCENT / 2) : 0;
  const whole = seller === buyer ? 0 : within(RATE_PERCENT);
  return {
    sac: SAC,
    ratePercent: RATE_PERCENT,
    placeOfSupply: buyer,
    taxablePaise: amountPaise - 2 * half - whole,
    cgstPaise: half,
    sgstPaise: half,
    igstPaise: whole,
  };
}

/**
 * The tax of a further part of an amount of which some was given back before: the difference of both splits, so that
 * credit notes over the whole amount give back exactly its tax.
 */
export function gstOfFurther(total: { beforePaise: number; afterPaise: number }, places: Places): DocumentTax {
  const before = gstSplit(total.beforePaise, places);
  const after = gstSplit(total.afterPaise, places);
  return {
    ...after,
    taxablePaise: after.taxablePaise - before.taxablePaise,
    cgstPaise: after.cgstPaise - before.cgstPaise,
    sgstPaise: after.sgstPaise - before.sgstPaise,
    igstPaise: after.igstPaise - before.igstPaise,
  };
}
