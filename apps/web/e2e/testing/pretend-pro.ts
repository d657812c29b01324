import type { Page } from '@playwright/test';

/** Gives the page the server's answers about the plan as they are for somebody who has Pro. */
export async function pretendPro(page: Page): Promise<void> {
  await page.route(/\/trpc\/[^?]*subscription\.status/, async (route) => {
    const response = await route.fetch();
    const answers: { result?: { data?: Record<string, unknown> } }[] = await response.json();
    for (const { result } of answers) {
      if (!result?.data || !('subscriptionStatus' in result.data)) continue;
      const entitlements = {
        unlimitedMeals: true,
        shoppingList: true,
        calorieTracker: true,
        prepGuide: true,
        profiles: 1,
      };
      Object.assign(result.data, { subscription: 'pro', isPro: true, nextReset: null, entitlements });
    }
    await route.fulfill({ response, json: answers });
  });
}
