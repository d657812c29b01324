import type { ArticleBody } from '../article.ts';

/** Sustainable meal prep: cook ahead, keep it safe, waste less. */
export const body: ArticleBody = {
  sections: [
    {
      id: 'what-is-thrown-away',
      heading: 'What a household throws away',
      content: (
        <>
          <p>
            The United Nations Environment Programme counted 1.05 billion tonnes of food waste for 2022, peel and bones
            included. Shops and restaurants have their part, but{' '}
            <a href="https://sdg.iisd.org/news/one-fifth-of-all-food-wasted-while-783-million-go-hungry-unep-report">
              60 per cent of it came from homes
            </a>
            : 79 kg per person and year. That is about 216 g a day, the weight of a full bowl. The averages of high and
            middle income countries lie only 7 kg apart, so this is not a habit of rich places alone.
          </p>
          <p>
            British research shows when it happens. WRAP found that{' '}
            <a href="https://www.wrap.ngo/resources/report/deep-dive-household-food-waste-uk-2022-reasons-patterns-and-opportunities-change">
              nearly half of the wasted packaged food
            </a>{' '}
            was in packs still more than three quarters full, and that most waste arises at evening meals and when
            somebody clears out the fridge. An{' '}
            <a href="https://archive.wrap.org.uk/content/household-food-drink-waste-%E2%80%93-product-focus">
              earlier WRAP study
            </a>{' '}
            names the reason: two million tonnes a year in the UK were simply not used in time.
          </p>
          <p>
            Cooking ahead can help with exactly this, because it gives an ingredient a day and a dish before it spoils.
            It can also do harm: five boxes of something nobody wants on Thursday are waste with extra work. The
            difference lies in how much you cook, and how long it really keeps.
          </p>
        </>
      ),
    },
    {
      id: 'how-long-it-keeps',
      heading: 'How long cooked food keeps',
      content: (
        <>
          <p>
            American and British authorities do not agree, and it is worth knowing both. The American limits are longer.
            The British ones are stricter, above all for rice.
          </p>
          <table>
            <caption>Guidance on cooked food at home, as published in the United States and the United Kingdom</caption>
            <thead>
              <tr>
                <th scope="col">Question</th>
                <th scope="col">United States</th>
                <th scope="col">United Kingdom</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Into the fridge within</th>
                <td>2 hours; 1 hour above 32 °C</td>
                <td>90 minutes to 2 hours; rice ideally 1 hour</td>
              </tr>
              <tr>
                <th scope="row">Fridge temperature</th>
                <td>4 °C or below</td>
                <td>0 to 5 °C</td>
              </tr>
              <tr>
                <th scope="row">Most cooked leftovers</th>
                <td>3 to 4 days</td>
                <td>2 days</td>
              </tr>
              <tr>
                <th scope="row">Cooked rice</th>
                <td>No shorter limit in the pages we read</td>
                <td>1 day</td>
              </tr>
              <tr>
                <th scope="row">Egg, chicken, tuna or pasta salad</th>
                <td>3 to 4 days; does not freeze well</td>
                <td>2 days, as other leftovers</td>
              </tr>
              <tr>
                <th scope="row">In the freezer, for quality</th>
                <td>3 to 4 months for leftovers</td>
                <td>Best within 3 months</td>
              </tr>
              <tr>
                <th scope="row">Reheating</th>
                <td>To 74 °C (165 °F)</td>
                <td>Steaming hot throughout, once only</td>
              </tr>
            </tbody>
          </table>
          <p>
            The American column comes from the{' '}
            <a href="https://www.nal.usda.gov/legacy/fnic/how-long-should-i-keep-leftover-food">USDA library</a>, the{' '}
            <a href="https://www.foodsafety.gov/food-safety-charts/cold-food-storage-charts">federal storage chart</a>{' '}
            and the <a href="https://extension.illinois.edu/food-safety/leftovers">University of Illinois Extension</a>.
            The British one comes from{' '}
            <a href="http://www.foodstandards.gov.scot/consumers/food-safety/at-home/storing-food">
              Food Standards Scotland
            </a>
            , a{' '}
            <a href="http://england.lovefoodhatewaste.com/blog/2012/06/dont-forget-its-food-safety-week-next-week">
              joint leaflet of the Food Standards Agency and Love Food Hate Waste
            </a>{' '}
            and, for rice,{' '}
            <a href="https://www.rbkc.gov.uk/business-and-enterprise/food-safety/rice-poultry-and-eggs">
              the advice of a London council
            </a>
            .
          </p>
          <p>
            Two details matter. Freezer times are about taste, not safety: food kept at −18 °C stays safe far longer
            than it stays good. And rice is strict for a reason. Bacteria that grow in it can leave toxins that
            reheating does not destroy, so quick cooling is the protection, not a hot pan later. We suggest planning by
            the shorter column, and certainly so for small children, in pregnancy, in old age or in illness. This is not
            medical advice.
          </p>
        </>
      ),
    },
    {
      id: 'what-to-prep',
      heading: 'What to cook ahead, and what to leave',
      content: (
        <>
          <p>
            Parts travel better through a week than finished plates, because a part can still become several dishes.
          </p>
          <ul>
            <li>
              <strong>Cook ahead and chill:</strong> lentils, chickpeas, roast roots, tomato sauce, soup. Enough for two
              days, no more.
            </li>
            <li>
              <strong>Cook ahead and freeze the same evening:</strong> the second half of any stew, sauce or dal, and
              rice in flat portions.
            </li>
            <li>
              <strong>Prepare but do not cook:</strong> washed leaves, cut carrots, a dressing in a jar, a marinade.
            </li>
            <li>
              <strong>Leave for the day:</strong> fish, fried eggs, dressed salad, avocado, anything that should be
              crisp.
            </li>
          </ul>
          <p>
            Decide the amount from the dry weight, not from the pot. Take 300 g of dry brown lentils for four portions.
            From the USDA row (FDC 172420) we compute, for each 75 g: 264 kcal, 18 g protein and 8 g fibre. Boiled, the
            300 g weigh about 910 g, because lentils take up roughly twice their weight in water. Two portions go into
            the fridge as a salad and a soup, two into the freezer. Nothing waits for a fifth day.
          </p>
        </>
      ),
    },
    {
      id: 'opened-packs',
      heading: 'Finish what is already open',
      content: (
        <>
          <p>
            Half a tin, half a tub and half a bunch cause more trouble than whole packs, because their time has started.
            Keep one shelf or one box in the fridge for open things, at eye level, and plan from that box first.
          </p>
          <ul>
            <li>
              <strong>Plan in pairs.</strong> If a dish takes half a tin of coconut milk, the next day’s dish takes the
              other half. The same goes for passata, yoghurt, feta, spinach and fresh herbs.
            </li>
            <li>
              <strong>Tip tins out.</strong> What is left of a tin goes into a lidded box, labelled like leftovers.
            </li>
            <li>
              <strong>Freeze before the date, not after.</strong> British advice allows freezing right up to the ‘use
              by’ date. ‘Use by’ is about safety and must be kept; ‘best before’ is about quality.
            </li>
            <li>
              <strong>Slice and freeze bread on the first day.</strong> WRAP counts bread among the foods most often
              thrown away in large amounts, a third of it because of its date.
            </li>
            <li>
              <strong>Keep one open-ended dish.</strong> A frittata, fried noodles, a vegetable soup or a dal takes
              nearly any vegetable. Put it on the evening before the next shop.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'one-oven',
      heading: 'One oven, about ninety minutes',
      content: (
        <>
          <p>
            An oven has to be heated whether it holds one dish or four, so let it hold four. The{' '}
            <a href="https://lifeinism.com/tips/deck-the-halls-with-energy-savings-energy-saving-trust-shares-cooking-tips-for-the-festive-season">
              Energy Saving Trust
            </a>{' '}
            puts a typical family meal at £0.43 in an electric oven and £0.20 to £0.22 on the hob, at the prices of its
            report, and recommends the oven for batch cooking, where one heating serves many portions. For a single
            portion the microwave or the hob is the better tool. Open the door as little as you can, and use lids: with
            the lid on, a pan takes{' '}
            <a href="https://thebusinesstimes.co.uk/uk-households-that-cook-food-in-an-oven-urged-to-stop-opening-the-door">
              around 10 per cent less energy
            </a>
            .
          </p>
          <p>A session at 200 °C may look like this:</p>
          <ol>
            <li>Start the lentils on the hob, lid on. Cut roots and onions while the oven heats.</li>
            <li>Roots on the lower shelf and drained chickpeas with spices above, for 35 to 40 minutes.</li>
            <li>
              Take both out. Tomatoes, peppers and aubergine go in for a sauce, with a tray of tofu, or of chicken,
              which needs 74 °C in the middle.
            </li>
            <li>While it roasts, whisk a dressing, wash leaves, and write labels.</li>
            <li>Switch off a few minutes early and let tomorrow’s bread crisp in the remaining heat.</li>
          </ol>
        </>
      ),
    },
    {
      id: 'storing',
      heading: 'Cool, label, rotate',
      content: (
        <>
          <ul>
            <li>
              <strong>Divide hot food into shallow boxes.</strong> A deep pot stays warm for hours in the middle; a flat
              box cools within the two hours that every guide asks for.
            </li>
            <li>
              <strong>Do not stack boxes until they are cold,</strong> and do not fill the fridge to the wall: cold air
              must move.
            </li>
            <li>
              <strong>Write the dish and the day.</strong> ‘Lentils, Sun’ is enough. A box without a day gets sniffed,
              and harmful bacteria do not always smell.
            </li>
            <li>
              <strong>Cooked above raw.</strong> Raw meat and fish belong on the lowest shelf, where they cannot drip on
              food that is ready to eat.
            </li>
            <li>
              <strong>Thaw in the fridge,</strong> eat within a day, and reheat only the portion you will eat.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'plan-first',
      heading: 'Plan the amounts before you cook',
      content: (
        <>
          <p>
            Most leftovers begin as a guess at the stove. A plan in grams takes the guess away. In{' '}
            <a href="/meal">Platewise</a> every recipe is fitted in raw, weighable amounts, so you can read what a
            portion of lentils or rice should be and cook that amount, once or four times. Lock the meals you want to
            cook in one go, and swap one that opens a new pack for a dish with another main ingredient; the day is
            portioned again so that it still meets its target. Then save the plan, so that next week starts from what
            worked.
          </p>
          <p>
            Platewise does not know what is in your fridge, and it cannot tell whether a box is still good. Those two
            jobs stay with you, the label and the shorter column of the table.
          </p>
        </>
      ),
    },
  ],
  sources: [
    {
      title:
        'IISD SDG Knowledge Hub: One-fifth of all food wasted while 783 million go hungry (UNEP Food Waste Index Report 2024)',
      href: 'https://sdg.iisd.org/news/one-fifth-of-all-food-wasted-while-783-million-go-hungry-unep-report',
    },
    {
      title: 'UNEP Food Waste Index Report 2024: key messages',
      href: 'https://www.scribd.com/document/719264591/Food-Waste-Index-2024-key-messages',
    },
    {
      title: 'WRAP: A deep dive into household food waste in the UK, 2022',
      href: 'https://www.wrap.ngo/resources/report/deep-dive-household-food-waste-uk-2022-reasons-patterns-and-opportunities-change',
    },
    {
      title: 'WRAP: Household food and drink waste, a product focus',
      href: 'https://archive.wrap.org.uk/content/household-food-drink-waste-%E2%80%93-product-focus',
    },
    {
      title: 'USDA National Agricultural Library: How long should I keep leftover food?',
      href: 'https://www.nal.usda.gov/legacy/fnic/how-long-should-i-keep-leftover-food',
    },
    {
      title: 'FoodSafety.gov: Cold food storage charts',
      href: 'https://www.foodsafety.gov/food-safety-charts/cold-food-storage-charts',
    },
    {
      title: 'University of Illinois Extension: Leftovers',
      href: 'https://extension.illinois.edu/food-safety/leftovers',
    },
    {
      title: 'Food Standards Scotland: Storing food',
      href: 'http://www.foodstandards.gov.scot/consumers/food-safety/at-home/storing-food',
    },
    {
      title: 'Love Food Hate Waste and Food Standards Agency: Food Safety Week tips',
      href: 'http://england.lovefoodhatewaste.com/blog/2012/06/dont-forget-its-food-safety-week-next-week',
    },
    {
      title: 'Royal Borough of Kensington and Chelsea: Rice, poultry and eggs',
      href: 'https://www.rbkc.gov.uk/business-and-enterprise/food-safety/rice-poultry-and-eggs',
    },
    {
      title: 'Energy Saving Trust advice on cooking appliances, as reported by Lifeinism',
      href: 'https://lifeinism.com/tips/deck-the-halls-with-energy-savings-energy-saving-trust-shares-cooking-tips-for-the-festive-season',
    },
    {
      title: 'Energy Saving Trust advice on ovens and lids, as reported by The Business Times',
      href: 'https://thebusinesstimes.co.uk/uk-households-that-cook-food-in-an-oven-urged-to-stop-opening-the-door',
    },
    {
      title: 'USDA FoodData Central, SR Legacy: lentils, raw (FDC 172420)',
      href: 'https://fdc.nal.usda.gov/food-details/172420/nutrients',
    },
  ],
};
