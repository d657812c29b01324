import type { ArticleBody } from '../article.ts';

/** Eating with a smaller footprint: what the evidence says, and what a planner can do. */
export const body: ArticleBody = {
  sections: [
    {
      id: 'what-was-measured',
      heading: 'What has actually been measured',
      content: (
        <>
          <p>
            Most footprint numbers that you meet go back to one paper. In 2018 Joseph Poore and Thomas Nemecek{' '}
            <a href="https://ora.ox.ac.uk/objects/uuid:b0b53649-5e93-4415-bf07-6b0b1227172f">
              brought together data on 38,700 farms
            </a>{' '}
            and 1,600 processors, packaging types and shops. Our World in Data, which publishes the results for
            everybody, describes it as{' '}
            <a href="https://ourworldindata.org/faqs-environmental-impacts-food">
              570 comparable studies of farms in 119 countries
            </a>
            , covering 40 products and about nine tenths of the protein and calories the world eats.
          </p>
          <p>Three findings matter at the table:</p>
          <ul>
            <li>
              <strong>Producers differ enormously.</strong> The same product can have up to 50 times the impact on one
              farm that it has on another.
            </li>
            <li>
              <strong>Kinds of food differ even so.</strong> The animal products with the lowest impacts still typically
              exceed their vegetable substitutes.
            </li>
            <li>
              <strong>Most of it happens on the land.</strong> For most foods the journey is the smaller part; farming
              and cleared land make the larger one.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'protein-swaps',
      heading: 'Protein compared, fairly',
      content: (
        <>
          <p>
            A kilogram of beef and a kilogram of peas do not do the same job, so the useful comparison is per 100 g of
            protein. These are global means in the{' '}
            <a href="https://github.com/owid/owid-datasets/tree/master/datasets/Environmental%20impacts%20of%20food%20(Poore%20%26%20Nemecek%2C%202018)">
              dataset behind Our World in Data
            </a>
            .
          </p>
          <table>
            <caption>Impact of 100 g of protein, global mean (Poore and Nemecek 2018)</caption>
            <thead>
              <tr>
                <th scope="col">Source</th>
                <th scope="col">Greenhouse gases, kg CO₂e</th>
                <th scope="col">Land, m²</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Beef, beef herd</th>
                <td>49.9</td>
                <td>164</td>
              </tr>
              <tr>
                <th scope="row">Lamb and mutton</th>
                <td>19.9</td>
                <td>185</td>
              </tr>
              <tr>
                <th scope="row">Beef, dairy herd</th>
                <td>16.9</td>
                <td>21.9</td>
              </tr>
              <tr>
                <th scope="row">Cheese</th>
                <td>10.8</td>
                <td>39.8</td>
              </tr>
              <tr>
                <th scope="row">Pork</th>
                <td>7.6</td>
                <td>10.7</td>
              </tr>
              <tr>
                <th scope="row">Farmed fish</th>
                <td>6.0</td>
                <td>3.7</td>
              </tr>
              <tr>
                <th scope="row">Poultry</th>
                <td>5.7</td>
                <td>7.1</td>
              </tr>
              <tr>
                <th scope="row">Eggs</th>
                <td>4.2</td>
                <td>5.7</td>
              </tr>
              <tr>
                <th scope="row">Tofu</th>
                <td>2.0</td>
                <td>2.2</td>
              </tr>
              <tr>
                <th scope="row">Peanuts</th>
                <td>1.2</td>
                <td>3.5</td>
              </tr>
              <tr>
                <th scope="row">Pulses other than peas</th>
                <td>0.8</td>
                <td>7.3</td>
              </tr>
              <tr>
                <th scope="row">Peas</th>
                <td>0.4</td>
                <td>3.4</td>
              </tr>
            </tbody>
          </table>
          <p>
            The steps are not equal. From beef to poultry saves most of the distance; from poultry to pulses saves less
            in kilograms, though it is still a factor of seven. Cheese surprises many: per gram of protein it stands
            above pork and poultry, so a vegetarian week built on cheese is not automatically a light one.
          </p>
        </>
      ),
    },
    {
      id: 'what-else-changes',
      heading: 'What else changes on the plate',
      content: (
        <>
          <p>
            Protein never comes alone. We computed from USDA rows how much raw food holds 100 g of protein, and the
            energy that arrives with it:
          </p>
          <table>
            <caption>100 g of protein as food, computed from USDA SR Legacy rows (FDC id)</caption>
            <thead>
              <tr>
                <th scope="col">Food, raw</th>
                <th scope="col">Grams</th>
                <th scope="col">kcal</th>
                <th scope="col">Fibre, g</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Chicken breast (171077)</th>
                <td>444</td>
                <td>533</td>
                <td>0</td>
              </tr>
              <tr>
                <th scope="row">Firm tofu (172475)</th>
                <td>578</td>
                <td>832</td>
                <td>13</td>
              </tr>
              <tr>
                <th scope="row">Eggs (171287)</th>
                <td>794</td>
                <td>1,135</td>
                <td>0</td>
              </tr>
              <tr>
                <th scope="row">Beef mince, 20 % fat (174036)</th>
                <td>581</td>
                <td>1,477</td>
                <td>0</td>
              </tr>
              <tr>
                <th scope="row">Red lentils, dry (174284)</th>
                <td>418</td>
                <td>1,498</td>
                <td>45</td>
              </tr>
              <tr>
                <th scope="row">Cheddar (173414)</th>
                <td>437</td>
                <td>1,760</td>
                <td>0</td>
              </tr>
            </tbody>
          </table>
          <p>
            One swap is almost free of side effects. In a sauce for one person, 72 g of dry red lentils replace 100 g of
            that mince: both bring 17.2 g of protein and about 255 kcal. The lentils add 7.8 g of fibre and lower
            saturated fat from 7.6 g to 0.3 g. By the means above, the mince stands for 8.6 kg CO₂e if it came from a
            beef herd and 2.9 kg from a dairy herd, the lentils for 0.14 kg. Once a week for a year that makes roughly
            140 to 440 kg.
          </p>
          <p>
            Swapping chicken for lentils is another matter: the same protein then brings nearly three times the energy,
            mostly as starch, so the rice beside it should shrink. And whoever leaves out animal food altogether needs a
            source of vitamin B12:{' '}
            <a href="https://ods.od.nih.gov/factsheets/VitaminB12-Consumer/">
              plant foods have none unless it is added
            </a>
            . This is not medical advice.
          </p>
        </>
      ),
    },
    {
      id: 'planetary-health-diet',
      heading: 'A whole diet: EAT-Lancet',
      content: (
        <>
          <p>
            In 2019 a commission of 37 experts described a{' '}
            <a href="https://cbs.umn.edu/blog-posts/scientists-set-target-healthy-diet-balancing-human-welfare-and-planets-ability-provid">
              reference diet of 2,500 kcal
            </a>
            . A day has 232 g of dry whole grains, 300 g of vegetables, 200 g of fruit, 250 g of milk or its equivalent,
            75 g of dry pulses and soy, and{' '}
            <a href="https://www.dietconsulting.nz/category/nutrition/page/2/">50 g of nuts</a>. Animal food is small
            but not nothing: 14 g of red meat, 29 g of poultry, 28 g of fish and 13 g of egg. Over a week that is about
            one 100 g portion of red meat, two of poultry, two of fish and an egg or two.
          </p>
          <p>
            The update of October 2025 keeps the pattern. One point in it is often misread: its authors say that the
            diet was set{' '}
            <a href="https://www.dailymaverick.co.za/article/2025-10-10-new-eat-lancet-report-reveals-planetary-health-diet-could-save-millions-and-heal-the-planet">
              from effects on health alone, not from environmental criteria
            </a>
            . That the two point the same way is a result, not an assumption. It describes an average for populations,
            with ranges around each figure, and not a prescription for your Tuesday.
          </p>
        </>
      ),
    },
    {
      id: 'local-seasonal-wasted',
      heading: 'Local, seasonal, and what is thrown away',
      content: (
        <>
          <p>
            <strong>Transport is disputed.</strong> Our World in Data holds that for most foods{' '}
            <a href="https://ourworldindata.org/food-choice-vs-eating-local">
              what you eat matters far more than where it came from
            </a>
            , with goods that fly as the exception. A 2022 paper in Nature Food counted the whole chain, fertiliser and
            machines included, and put{' '}
            <a href="https://doi.org/10.1038/s43016-022-00531-w">transport at about 19 per cent</a> of food-system
            emissions, with fruit and vegetables making 36 per cent of that. Even so its authors ask for both: more
            plants, and more of them from nearby. A sound order is to change the dish first and then to prefer sturdy,
            seasonal produce over delicate produce that may have flown.
          </p>
          <p>
            <strong>Waste is not disputed.</strong> UNEP puts households at{' '}
            <a href="https://sdg.iisd.org/news/one-fifth-of-all-food-wasted-while-783-million-go-hungry-unep-report">
              79 kg per person and year
            </a>
            , and all food loss and waste at 8 to 10 per cent of the world’s greenhouse gases. Food that is bought and
            binned has its full footprint and feeds nobody. Our piece on{' '}
            <a href="/blog/sustainable-meal-prep">cooking ahead with little waste</a> goes into the detail.
          </p>
        </>
      ),
    },
    {
      id: 'what-a-planner-can-do',
      heading: 'What a planner can do, and what not',
      content: (
        <>
          <p>
            Good intentions fail at seven in the evening, when nobody wants to work out whether the lentil version has
            enough protein. That is arithmetic, and a planner is good at it. In <a href="/meal">Platewise</a>:
          </p>
          <ul>
            <li>
              <strong>Leave out the heavy end.</strong> Enter ‘beef, lamb’ or ‘red meat’ under excluded ingredients, or
              choose a vegetarian or vegan diet. The rule holds for every ingredient, and the certificate shows what was
              checked.
            </li>
            <li>
              <strong>Swap one meal.</strong> Signed in, you are offered up to three dishes with different main
              ingredients, only those with which the day still meets its calories. Portions change so that the total
              holds.
            </li>
            <li>
              <strong>Lock what uses things up.</strong> Keep the meal that finishes the spinach and let the others
              change. Save a plan that worked.
            </li>
            <li>
              <strong>Cook to the gram.</strong> Amounts are raw and weighable, so you buy and cook what will be eaten.
            </li>
          </ul>
          <p>
            It does not compute footprints. It does not know what is in season where you live or what is in your fridge.
            If your notes say ‘seasonal’ or ‘sustainable’, it answers that its food table cannot tell that of a food. No
            language model fills the gap with a plausible number; choosing with the table above stays with you.
          </p>
        </>
      ),
    },
    {
      id: 'limits',
      heading: 'Reading footprint numbers with care',
      content: (
        <>
          <ul>
            <li>
              <strong>They are means, and not new.</strong> The median reference year of the studies is 2010, and your
              farm is not the average farm.
            </li>
            <li>
              <strong>The same source can give two figures.</strong> An{' '}
              <a href="https://ourworldindata.org/less-meat-or-sustainable-meat">Our World in Data article</a> says 35
              kg for beef; the dataset splits it into 49.9 and 16.9. Neither is wrong.
            </li>
            <li>
              <strong>The unit decides.</strong> Per 100 g of protein, tomatoes come out at 19 kg, level with lamb,
              which only shows that nobody eats tomatoes for protein. Per kilogram they are at 2.1 kg.
            </li>
            <li>
              <strong>Climate is not everything.</strong> Tree nuts look excellent at 0.3 kg, partly because{' '}
              <a href="https://science.sciencemag.org/content/360/6392/987/tab-figures-data">
                new orchards can store carbon for a time
              </a>
              , yet they need about 17 times the scarcity-weighted water of poultry. Pulses take as much land as
              poultry.
            </li>
          </ul>
          <p>
            So trust the large gaps and ignore the small ones. A factor of twenty or more between beef and pulses is not
            a matter of decimals. Whether tofu or peas stand first will not change a week of dinners.
          </p>
        </>
      ),
    },
  ],
  sources: [
    {
      title: 'Poore and Nemecek: Reducing food’s environmental impacts through producers and consumers (Science, 2018)',
      href: 'https://ora.ox.ac.uk/objects/uuid:b0b53649-5e93-4415-bf07-6b0b1227172f',
    },
    {
      title: 'Poore and Nemecek: figures and their captions',
      href: 'https://science.sciencemag.org/content/360/6392/987/tab-figures-data',
    },
    {
      title: 'Our World in Data: Environmental impacts of food (Poore and Nemecek 2018), dataset',
      href: 'https://github.com/owid/owid-datasets/tree/master/datasets/Environmental%20impacts%20of%20food%20(Poore%20%26%20Nemecek%2C%202018)',
    },
    {
      title: 'Our World in Data: FAQs on the environmental impacts of food',
      href: 'https://ourworldindata.org/faqs-environmental-impacts-food',
    },
    {
      title: 'Our World in Data: Less meat is nearly always better than sustainable meat',
      href: 'https://ourworldindata.org/less-meat-or-sustainable-meat',
    },
    {
      title: 'Our World in Data: Focus on what you eat, not whether your food is local',
      href: 'https://ourworldindata.org/food-choice-vs-eating-local',
    },
    {
      title:
        'Li and others: Global food-miles account for nearly 20 % of total food-systems emissions (Nature Food, 2022)',
      href: 'https://doi.org/10.1038/s43016-022-00531-w',
    },
    {
      title: 'University of Minnesota: Scientists set target for healthy diet (EAT-Lancet Commission, 2019)',
      href: 'https://cbs.umn.edu/blog-posts/scientists-set-target-healthy-diet-balancing-human-welfare-and-planets-ability-provid',
    },
    {
      title: 'Diet Consulting NZ: EAT-Lancet reference diet in portions',
      href: 'https://www.dietconsulting.nz/category/nutrition/page/2/',
    },
    {
      title: 'Daily Maverick: New EAT-Lancet report (October 2025)',
      href: 'https://www.dailymaverick.co.za/article/2025-10-10-new-eat-lancet-report-reveals-planetary-health-diet-could-save-millions-and-heal-the-planet',
    },
    {
      title: 'IISD SDG Knowledge Hub: UNEP Food Waste Index Report 2024',
      href: 'https://sdg.iisd.org/news/one-fifth-of-all-food-wasted-while-783-million-go-hungry-unep-report',
    },
    {
      title: 'NIH Office of Dietary Supplements: Vitamin B12, fact sheet for consumers',
      href: 'https://ods.od.nih.gov/factsheets/VitaminB12-Consumer/',
    },
    { title: 'USDA FoodData Central (SR Legacy rows, cited by FDC id)', href: 'https://fdc.nal.usda.gov/' },
  ],
};
