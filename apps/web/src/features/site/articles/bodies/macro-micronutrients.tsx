import type { ArticleBody } from '../article.ts';

/** Macros and micros made clear. */
export const body: ArticleBody = {
  sections: [
    {
      id: 'energy-per-gram',
      heading: 'What a gram is worth',
      content: (
        <>
          <p>
            Three nutrients carry almost all the energy in food: protein, carbohydrate and fat. They are called
            macronutrients because we eat them by the gram. The familiar rule gives 4 kcal to a gram of protein, 4 to
            carbohydrate and 9 to fat; alcohol has 7. The rule is good, but it is a rounding. Tables such as the USDA’s
            use{' '}
            <a href="http://www.ncc.umn.edu/products/nutrients-nutrient-ratios-and-other-food-components/primary-energy-sources/">
              specific factors for each kind of food
            </a>
            : a gram of protein counts 4.27 kcal in meat, 3.47 in pulses and nuts, and 2.62 in vegetables, because we
            absorb it differently. The USDA has the question why{' '}
            <a href="https://www.ars.usda.gov/northeast-area/beltsville-md-bhnrc/beltsville-human-nutrition-research-center/nutrient-data-laboratory/docs/frequently-asked-questions-faqs/">
              multiplying by 4, 9 and 4 does not give its figure
            </a>{' '}
            in its list of frequent ones.
          </p>
          <table>
            <caption>Energy per 100 g: 4-4-9 arithmetic beside the USDA figure (computed from the cited rows)</caption>
            <thead>
              <tr>
                <th scope="col">Food, raw (FDC id)</th>
                <th scope="col">4-4-9, kcal</th>
                <th scope="col">USDA, kcal</th>
                <th scope="col">Difference</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Olive oil (171413)</th>
                <td>900</td>
                <td>884</td>
                <td>+2 %</td>
              </tr>
              <tr>
                <th scope="row">Chicken breast (171077)</th>
                <td>114</td>
                <td>120</td>
                <td>−5 %</td>
              </tr>
              <tr>
                <th scope="row">Red lentils (174284)</th>
                <td>368</td>
                <td>358</td>
                <td>+3 %</td>
              </tr>
              <tr>
                <th scope="row">Almonds (170567)</th>
                <td>620</td>
                <td>579</td>
                <td>+7 %</td>
              </tr>
              <tr>
                <th scope="row">Broccoli (170379)</th>
                <td>41</td>
                <td>34</td>
                <td>+21 %</td>
              </tr>
            </tbody>
          </table>
          <p>
            The gap is widest where there is much fibre. So do not worry when the macros on a screen do not add up to
            the calories exactly. A few per cent are normal; a third is a mistake somewhere.
          </p>
        </>
      ),
    },
    {
      id: 'ranges',
      heading: 'How much of each: two sets of ranges',
      content: (
        <>
          <p>
            Two bodies are quoted most. In 2002 the American Institute of Medicine set{' '}
            <a href="https://www8.nationalacademies.org/onpinews/newsitem.aspx?RecordID=10490">
              acceptable ranges as shares of energy
            </a>
            . In 2010 the European Food Safety Authority published{' '}
            <a href="https://www.efsa.europa.eu/en/press/news/nda100326">reference intakes</a> of its own.
          </p>
          <table>
            <caption>Reference values for adults</caption>
            <thead>
              <tr>
                <th scope="col">Nutrient</th>
                <th scope="col">Institute of Medicine</th>
                <th scope="col">EFSA</th>
                <th scope="col">At 2,000 kcal, both</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Carbohydrate</th>
                <td>45–65 % of energy</td>
                <td>45–60 % of energy</td>
                <td>225–300 g</td>
              </tr>
              <tr>
                <th scope="row">Fat</th>
                <td>20–35 % of energy</td>
                <td>20–35 % of energy</td>
                <td>44–78 g</td>
              </tr>
              <tr>
                <th scope="row">Protein</th>
                <td>10–35 % of energy</td>
                <td>0.83 g per kg of body weight</td>
                <td>50–175 g (IOM range)</td>
              </tr>
              <tr>
                <th scope="row">Fibre</th>
                <td>38 g men, 25 g women (19–50 years)</td>
                <td>25 g</td>
                <td>at least 25 g</td>
              </tr>
              <tr>
                <th scope="row">Sodium</th>
                <td>not part of that report</td>
                <td>2.0 g</td>
                <td>about 5 g of salt</td>
              </tr>
            </tbody>
          </table>
          <p>
            The ranges are wide on purpose: the three can replace one another to some extent, and a plan at 50 per cent
            carbohydrate is not better than one at 55 for that alone. EFSA also says that its values{' '}
            <a href="http://www.efsa.europa.eu/en/topics/topic/dietary-reference-values">
              are not goals for individuals
            </a>{' '}
            and describe healthy people. Read them as the width of the road, not as a target, and ask a professional if
            an illness or a pregnancy is part of the picture; this page is not medical advice.
          </p>
        </>
      ),
    },
    {
      id: 'protein',
      heading: 'Protein: three different numbers for three questions',
      content: (
        <>
          <p>
            <strong>What is enough for nearly every healthy adult?</strong>{' '}
            <a href="https://www.efsa.europa.eu/en/press/news/120209">EFSA answers 0.83 g per kg</a> a day: 58 g at 70
            kg. Average intakes in European surveys are often at or above that. The American{' '}
            <a href="https://yumpu.com/en/document/view/43281422/5-summary-table-tables-1-4/5">recommended allowance</a>{' '}
            is 56 g for a man and 46 g for a woman of reference weight.
          </p>
          <p>
            <strong>What do people who lift weights seriously use?</strong> A{' '}
            <a href="https://doi.org/10.3390/sports7070154">2019 review for bodybuilders</a> recommends 1.6 to 2.2 g per
            kg, spread over three to six meals. That is 1.9 to 2.7 times the first number, for people with an aim of
            their own.
          </p>
          <p>
            <strong>How rich in protein is a food?</strong> Here weight misleads and energy helps. For every 100 kcal,
            raw chicken breast brings 18.8 g of protein, eggs 8.8 g, broccoli 8.3 g, red lentils 6.7 g, cheddar 5.7 g,
            oats 4.3 g and almonds 3.7 g. Broccoli outdoes cheddar in this list, yet it takes 294 g of it to reach 100
            kcal. No single number ranks foods fairly, which is why it helps to see both.
          </p>
        </>
      ),
    },
    {
      id: 'fibre-sodium-micros',
      heading: 'Fibre, sodium and the rest of the small print',
      content: (
        <>
          <p>
            <strong>Micronutrients</strong> are the vitamins and minerals, needed in{' '}
            <a href="https://dinalexicon.micronutrientforum.org/lexicon-terms/micronutrients-2/">
              small amounts, typically under 100 mg a day
            </a>
            ; a few, sodium among them, go beyond that. They bring no energy, but{' '}
            <a href="https://www.cdc.gov/nutrition/micronutrient-malnutrition/micronutrients/">
              all except vitamin D must come from food
            </a>
            , and lacking them has serious consequences. A day of perfect macros may still be short of iron or iodine.
          </p>
          <p>
            <strong>Fibre</strong> is a carbohydrate that the small intestine does not digest. EFSA calls 25 g a day
            adequate for normal bowel function. It comes quickly with pulses and whole grains: 100 g of dry red lentils
            hold 10.8 g, 100 g of raw white rice 1.3 g.
          </p>
          <p>
            <strong>Sodium</strong> is the mineral most people get too much of. EFSA considers{' '}
            <a href="https://doi.org/10.2903/j.efsa.2019.5778">2.0 g a day safe and adequate</a>; the{' '}
            <a href="https://whoccsaltreduction.org/current-recommendations">World Health Organization</a> says the same
            in another unit, less than 5 g of salt, while the world eats about 10 g. Multiply sodium by 2.5 to get salt.
            One tablespoon of soy sauce (16 g, FDC 174277) holds 879 mg of sodium, or 2.2 g of salt: close to half the
            day in one spoon. Rinsing tinned chickpeas lowers their sodium from 246 to 212 mg per 100 g, a small gain.
          </p>
        </>
      ),
    },
    {
      id: 'per-100-g',
      heading: 'Why per 100 g is the honest column',
      content: (
        <>
          <p>
            A portion is whatever the maker says it is: 30 g of muesli, half a pizza, ‘one biscuit’. Two products can
            only be compared on the same weight, and that is why European and British labels must give{' '}
            <a href="http://labellingtraining.food.gov.uk/module5/overview_2.html">
              energy and six nutrients per 100 g or 100 ml
            </a>
            , with portions only as an extra. To get from the column to your plate, divide your grams by 100 and
            multiply: 45 g of oats (389 kcal per 100 g, FDC 169705) are 0.45 × 389 = 175 kcal.
          </p>
          <p>
            One trap remains. On a European label,{' '}
            <a href="https://bryantresearch.co.uk/foodlaw/label/nutrition-definitions.htm">
              carbohydrate means what the body can use
            </a>{' '}
            and fibre stands beside it. In American tables carbohydrate is what is left after water, protein, fat and
            ash, so fibre is inside. Red lentils have 63.1 g in the USDA row, 10.8 g of it fibre; a European label would
            show about 52 g. Both are right. ‘Net carbs’ means the second.
          </p>
        </>
      ),
    },
    {
      id: 'raw-or-cooked',
      heading: 'Raw weight, cooked weight: choose one',
      content: (
        <>
          <p>
            Cooking hardly changes the energy of rice or lentils, but it changes their weight, and the figure per 100 g
            with it. Mixing a raw weight with a cooked row is an easy mistake and a large one: for rice, a factor of
            2.8.
          </p>
          <table>
            <caption>The same food before and after cooking, per 100 g (USDA SR Legacy)</caption>
            <thead>
              <tr>
                <th scope="col">Food</th>
                <th scope="col">Raw, kcal</th>
                <th scope="col">Cooked, kcal</th>
                <th scope="col">100 g raw become</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">White rice (168877, 168878)</th>
                <td>365</td>
                <td>130</td>
                <td>about 281 g</td>
              </tr>
              <tr>
                <th scope="row">Brown lentils (172420, 172421)</th>
                <td>352</td>
                <td>116</td>
                <td>about 303 g</td>
              </tr>
              <tr>
                <th scope="row">Chicken breast (171077, 171477 roasted)</th>
                <td>120</td>
                <td>165</td>
                <td>about 73 g</td>
              </tr>
            </tbody>
          </table>
          <p>
            Seventy-five grams of dry rice are 274 kcal. Look up 75 g of cooked rice instead and the diary says 98. A
            packet usually states the product as sold, so weigh rice, pasta and pulses dry and meat raw, and use rows
            that say raw or dry.
          </p>
        </>
      ),
    },
    {
      id: 'one-lunch',
      heading: 'One lunch, worked out',
      content: (
        <>
          <p>A lentil and spinach bowl, all weights raw, computed from USDA rows:</p>
          <ul>
            <li>70 g red lentils (174284): 251 kcal, 16.7 g protein, 7.6 g fibre</li>
            <li>50 g brown rice (169703): 184 kcal, 3.8 g protein, 1.8 g fibre</li>
            <li>100 g spinach (168462): 23 kcal, 2.9 g protein, 2.2 g fibre</li>
            <li>10 g olive oil (171413): 88 kcal</li>
            <li>1 g salt (173468): 388 mg sodium</li>
          </ul>
          <p>
            Together: 546 kcal, 23.4 g protein, 85.9 g carbohydrate, 13.5 g fat, 11.6 g fibre and 474 mg sodium. By
            4-4-9 that is 16.7 per cent of energy from protein, 61.5 from carbohydrate and 21.8 from fat. It lies inside
            the American ranges and slightly above EFSA’s 60 per cent for carbohydrate, which means little: ranges are
            for days, and dinner can bring the oil. Nearly half of EFSA’s fibre is in this one bowl.
          </p>
          <p>
            <a href="/meal">Platewise</a> does this sum for every meal it plans, from raw grams and cited rows, and
            shows energy, the three macros, fibre, sugars, saturated fat and sodium. Where a row has no figure, as for
            sugar in the red lentils above, it says that the value is not known instead of calling it zero. It does not
            compute vitamins or iron, so it makes no claim about them.
          </p>
        </>
      ),
    },
  ],
  sources: [
    {
      title: 'Nutrition Coordinating Center, University of Minnesota: Primary energy sources',
      href: 'http://www.ncc.umn.edu/products/nutrients-nutrient-ratios-and-other-food-components/primary-energy-sources/',
    },
    {
      title: 'USDA Agricultural Research Service: Nutrient Data Laboratory, frequently asked questions',
      href: 'https://www.ars.usda.gov/northeast-area/beltsville-md-bhnrc/beltsville-human-nutrition-research-center/nutrient-data-laboratory/docs/frequently-asked-questions-faqs/',
    },
    {
      title: 'National Academies: Report offers new eating and physical activity targets (2002)',
      href: 'https://www8.nationalacademies.org/onpinews/newsitem.aspx?RecordID=10490',
    },
    {
      title: 'Institute of Medicine: Dietary Reference Intakes, summary tables',
      href: 'https://yumpu.com/en/document/view/43281422/5-summary-table-tables-1-4/5',
    },
    {
      title: 'EFSA: European dietary reference values for nutrient intakes (2010)',
      href: 'https://www.efsa.europa.eu/en/press/news/nda100326',
    },
    {
      title: 'EFSA: Dietary reference values for carbohydrates and dietary fibre (2010)',
      href: 'http://www.efsa.europa.eu/de/efsajournal/pub/1462',
    },
    {
      title: 'EFSA: Population reference intakes for protein (2012)',
      href: 'https://www.efsa.europa.eu/en/press/news/120209',
    },
    { title: 'EFSA: Dietary reference values for sodium (2019)', href: 'https://doi.org/10.2903/j.efsa.2019.5778' },
    {
      title: 'EFSA: Dietary reference values, topic page',
      href: 'http://www.efsa.europa.eu/en/topics/topic/dietary-reference-values',
    },
    {
      title: 'Iraki and others: Nutrition recommendations for bodybuilders in the off-season (Sports, 2019)',
      href: 'https://doi.org/10.3390/sports7070154',
    },
    {
      title: 'WHO Collaborating Centre on Population Salt Reduction: Current recommendations',
      href: 'https://whoccsaltreduction.org/current-recommendations',
    },
    {
      title: 'Micronutrient Forum: DInA lexicon, micronutrients',
      href: 'https://dinalexicon.micronutrientforum.org/lexicon-terms/micronutrients-2/',
    },
    {
      title: 'CDC: Micronutrient facts',
      href: 'https://www.cdc.gov/nutrition/micronutrient-malnutrition/micronutrients/',
    },
    {
      title: 'Food Standards Agency: Food labelling e-learning, the basic declaration',
      href: 'http://labellingtraining.food.gov.uk/module5/overview_2.html',
    },
    {
      title: 'Regulation (EU) 1169/2011, Annex I: nutrition definitions',
      href: 'https://bryantresearch.co.uk/foodlaw/label/nutrition-definitions.htm',
    },
    { title: 'USDA FoodData Central (SR Legacy rows, cited by FDC id)', href: 'https://fdc.nal.usda.gov/' },
  ],
};
