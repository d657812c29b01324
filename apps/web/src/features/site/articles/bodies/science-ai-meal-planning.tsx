import type { ArticleBody } from '../article.ts';

/** The science of computed meal planning: from a request to a certified day. */
export const body: ArticleBody = {
  sections: [
    {
      id: 'an-old-problem',
      heading: 'An old problem with a practical answer',
      content: (
        <>
          <p>
            Choosing food by calculation is older than the computer. George Stigler asked for the cheapest diet that
            covers a person’s needs, and put it at 39.93 dollars a year, in prices of 1939, by careful guessing. In 1947
            Jack Laderman’s team solved the same task, nine equations in 77 unknowns, with the new simplex method: nine
            clerks with desk calculators put 120 days of work into it between them and arrived at 39.69 dollars (
            <a href="https://neos-guide.org/content/diet-problem">NEOS Guide</a>).
          </p>
          <p>
            The same page warns that such a menu may not be palatable, and that is the real difficulty. A day that meets
            every number and that nobody would cook is no plan. So Platewise does not mix foods freely. It chooses among
            finished recipes, dishes with a name and steps, and calculates how large each part of a recipe has to be.
            The planner works in five steps, and the order matters.
          </p>
        </>
      ),
    },
    {
      id: 'filters-then-choice',
      heading: 'Steps one and two: filters, then choice',
      content: (
        <>
          <p>
            <strong>Filters come first.</strong> Diet, cooking time and exclusions are not preferences that can be
            traded for a better fit. Every recipe with a forbidden food leaves the pool before anything is calculated.
            The test looks at the class of each food in our table, not at the words of a recipe: pesto counts as milk,
            egg, tree nut and soy, broth as made from a cube with wheat. If too few dishes remain, you get a refusal
            that names the rules and, where there is one, a small change that would help.
          </p>
          <p>
            <strong>Then dishes are chosen.</strong> The day’s energy is shared out: for three meals 28 % to breakfast
            and 36 % each to lunch and dinner. The planner draws one dish for each slot at random, fits the portions
            (see below) and scores the result. The energy error counts four times as much as the macro that lies
            furthest from its share; a main ingredient used twice costs extra. As soon as a combination is good enough,
            it stops.
          </p>
          <p>
            Stopping early is deliberate. For two or more meals dozens of combinations lie within half a per cent of
            each other. Whoever always takes the very best serves the same three dishes for ever; drawing among the good
            ones gives variety at almost no cost.
          </p>
        </>
      ),
    },
    {
      id: 'portions',
      heading: 'Step three: portions by least squares',
      content: (
        <>
          <p>
            A recipe has parts: the protein, the starch, the vegetables, the fat, the seasoning. Scaling the whole
            recipe up or down changes its energy but never its balance. Therefore each part except the seasoning gets
            its own factor, between 0.6 and 1.7 times the size that would simply fill the slot. Beyond that it would no
            longer be the dish.
          </p>
          <p>Now the wishes are written as a list of errors, each to be as small as possible:</p>
          <ul>
            <li>the day’s energy less the target, with the largest weight;</li>
            <li>for protein, carbohydrate and fat, the share of energy less the share that the goal asks for;</li>
            <li>the energy of each meal less its slot, gently;</li>
            <li>each part’s distance from the recipe’s own proportions, very gently;</li>
            <li>where a diet sets a hard limit, such as net carbohydrate on keto, whatever goes beyond it, heavily.</li>
          </ul>
          <p>
            Least squares means: square the errors, add them up, and find the factors that make the sum smallest.
            Squaring prefers many tiny errors to one large one, which is what a cook would want too. With perhaps a
            dozen factors the answer takes milliseconds: the program adjusts one factor after the other until they
            hardly move.
          </p>
        </>
      ),
    },
    {
      id: 'kitchen-amounts',
      heading: 'Steps four and five: kitchen amounts and the certificate',
      content: (
        <>
          <p>
            The solution may say 137.4 g of chicken and 1.6 eggs. No kitchen works like that. So amounts are rounded: to
            5 g in general, to 1 g below 20 g, to half a gram below 5 g, and to whole eggs. Rounding spoils the fit a
            little, hence a second pass moves single amounts by one step, always the step that helps most. Where no
            single step helps any more, it tries two at once, a little more of one food for a little less of another.
          </p>
          <p>
            Then comes the part that matters most for trust. The nutrition is computed again{' '}
            <em>from the rounded amounts</em>. The figures that you see belong to the grams that you see, not to the
            ideal solution behind them.
          </p>
          <p>
            Last, a separate check starts from nothing but the finished ingredients and the food table: diet,
            exclusions, time, number of meals, limits, totals and every figure. A plan with a violation is thrown away.
            What remains carries a certificate that says what was checked, how each excluded word was understood, and
            what could not be assessed. It always adds that brands, traces and cross-contact are beyond it.
          </p>
        </>
      ),
    },
    {
      id: 'four-four-nine',
      heading: 'Why 4-4-9 and the table disagree',
      content: (
        <>
          <p>
            Multiply the macros of a plan by 4, 4 and 9 and you will usually get a little more than the kilocalories
            that we show. Neither is a mistake. The 4-4-9 rule uses{' '}
            <a href="http://www.ncc.umn.edu/products/nutrients-nutrient-ratios-and-other-food-components/primary-energy-sources/">
              general factors
            </a>{' '}
            for all foods alike. The USDA table mostly uses specific factors, which vary by food group, because the body
            draws less energy from a gram of bean protein than from a gram of egg protein. And in that table
            carbohydrate is what remains after water, protein, fat and ash, so that fibre counts as carbohydrate.
          </p>
          <table>
            <caption>Energy per 100 g: USDA rows beside 4-4-9 computed from the same rows</caption>
            <thead>
              <tr>
                <th scope="col">Food (USDA row)</th>
                <th scope="col">Fibre, g</th>
                <th scope="col">Table, kcal</th>
                <th scope="col">4-4-9, kcal</th>
                <th scope="col">Difference</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>White rice, raw (168877)</td>
                <td>1.3</td>
                <td>365</td>
                <td>354</td>
                <td>−2.9 %</td>
              </tr>
              <tr>
                <td>Egg, raw (171287)</td>
                <td>0</td>
                <td>143</td>
                <td>139</td>
                <td>−2.9 %</td>
              </tr>
              <tr>
                <td>Lentils, raw (172420)</td>
                <td>10.7</td>
                <td>352</td>
                <td>362</td>
                <td>+2.7 %</td>
              </tr>
              <tr>
                <td>Almonds (170567)</td>
                <td>12.5</td>
                <td>579</td>
                <td>620</td>
                <td>+7.1 %</td>
              </tr>
              <tr>
                <td>Raspberries, raw (167755)</td>
                <td>6.5</td>
                <td>52</td>
                <td>58</td>
                <td>+12.0 %</td>
              </tr>
              <tr>
                <td>Wheat bran (169722)</td>
                <td>42.8</td>
                <td>216</td>
                <td>359</td>
                <td>+66.0 %</td>
              </tr>
            </tbody>
          </table>
          <p>
            You can follow it with a calculator. The published factors for legumes and nuts are 3.47 for protein, 8.37
            for fat and 4.07 for carbohydrate. For lentils that makes 3.47 × 24.6 + 8.37 × 1.06 + 4.07 × 63.4, which is
            352: the table’s figure. For almonds it makes 579, again the table’s. With the{' '}
            <a href="https://esharesearch.atlassian.net/wiki/spaces/GENFOOD/pages/291405827/Calories+from+Food">
              factors for bran
            </a>{' '}
            (1.82, 8.37, 2.35) you get 216. European labels take a third road: fibre is kept apart from carbohydrate and
            counted with{' '}
            <a href="https://vethyqua.scenari.eu/clients/ReglementationHygiene-HACCP_DcoD/co/09-14-Anx14.html">
              2 kcal a gram
            </a>
            .
          </p>
          <p>
            Therefore the planner keeps the two apart. Energy is compared with your target in table kilocalories; macro
            shares are compared as shares of the plan’s own 4-4-9 energy. Mixing them would punish fibre: a planner that
            tried to make both sums equal would flee from lentils and raspberries.
          </p>
        </>
      ),
    },
    {
      id: 'how-accurate',
      heading: 'How accurate it is, and where it is not',
      content: (
        <>
          <p>
            In our own benchmark 3,000 random requests went to the planner: any goal, any diet, one to five meals, 800
            to 6,000 kcal, up to four exclusions. Of these, 2,318 became plans. The other 22.7 % were refused: 681
            because the target does not fit the number of meals (6,000 kcal in one dinner, say), and one because too few
            dishes were left to choose from.
          </p>
          <table>
            <caption>In our own benchmark: 2,318 plans from 3,000 random requests, 490 recipes, 533 foods</caption>
            <thead>
              <tr>
                <th scope="col">What is measured</th>
                <th scope="col">Median</th>
                <th scope="col">95 of 100 below</th>
                <th scope="col">Worst</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Day’s energy off the target</td>
                <td>0.00 %</td>
                <td>0.01 %</td>
                <td>0.22 %</td>
              </tr>
              <tr>
                <td>Largest macro off its share, three meals</td>
                <td>0.13 points</td>
                <td>0.8 points</td>
                <td>8.0 points</td>
              </tr>
              <tr>
                <td>4-4-9 energy above table energy</td>
                <td>3.5 %</td>
                <td>6.4 %</td>
                <td>10.2 %</td>
              </tr>
              <tr>
                <td>Plans that break a rule, by a second, independent checker</td>
                <td colSpan={3}>0 of 2,318</td>
              </tr>
            </tbody>
          </table>
          <p>
            For comparison, the best published figure that we know for a planner built on a language model is a mean
            error of 1.55 % (<a href="https://arxiv.org/abs/2502.20601">NutriGen</a>); its requests differ from ours, so
            take it as an order of magnitude.
          </p>
          <p>
            We also solved 100 fixed days exactly, with the open solver HiGHS, and compared our score (the weighted
            errors of step two) with the best that is possible. The planner is worse by 0.2 points in the median, by no
            more than half a point on 99 of the 100 days, and by 0.9 points at most: the price of stopping early and of
            whole amounts.
          </p>
          <p>
            Now the limits. Large macro distances belong to requests where diet and exclusions leave little, and such a
            plan says so; with only one or two meals they can be larger than the table shows. And 0.00 % is a rounded
            figure that describes arithmetic, not your plate. Real chickens differ from the table’s chicken, oil stays
            in the pan, and your own needs are an estimate. The computation only makes sure that it adds no error of its
            own. It is not medical advice either.
          </p>
          <p>
            The best test is your own: <a href="/meal">plan a day</a>, open ‘What was checked’, and add up one meal by
            hand.
          </p>
        </>
      ),
    },
  ],
  sources: [
    {
      title: 'The diet problem: history and formulation (NEOS Guide)',
      href: 'https://neos-guide.org/content/diet-problem',
    },
    {
      title:
        'Primary energy sources: general and specific Atwater factors (Nutrition Coordinating Center, University of Minnesota)',
      href: 'http://www.ncc.umn.edu/products/nutrients-nutrient-ratios-and-other-food-components/primary-energy-sources/',
    },
    {
      title: 'Calories from food: 4-4-9 and Atwater factors by food (ESHA Research, Genesis R&D manual)',
      href: 'https://esharesearch.atlassian.net/wiki/spaces/GENFOOD/pages/291405827/Calories+from+Food',
    },
    {
      title: 'Regulation (EU) 1169/2011, Annex XIV: conversion factors for energy (French text)',
      href: 'https://vethyqua.scenari.eu/clients/ReglementationHygiene-HACCP_DcoD/co/09-14-Anx14.html',
    },
    {
      title: 'NutriGen: personalized meal plan generator leveraging large language models (arXiv 2502.20601)',
      href: 'https://arxiv.org/abs/2502.20601',
    },
    { title: 'USDA FoodData Central, SR Legacy (rows cited by number)', href: 'https://fdc.nal.usda.gov/' },
  ],
};
