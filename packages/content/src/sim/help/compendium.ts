import { type HelpTopic, topicsLeadingTo } from './help-topic.ts';

/** The products outside a regimen. */
export const COMPENDIUM_HELP: readonly HelpTopic[] = topicsLeadingTo('products', [
  {
    id: 'count',
    says: 'The app has {count} products for {country}.',
  },
  {
    id: 'searchHelp',
    says: '“Search by name or code”, above the products, takes the name of a product or its order, PIP or GMS code, from two characters on, and allows for a spelling slip. If nothing is found, clear the search and the filters; in a regimen choose “Show products for all ages”. Only products for your country are listed. If the list is empty, “Get products” fetches it when you are online.',
  },
  {
    id: 'filter',
    says: 'In the product list choose Filter products: kind of product, age, diet (vegan, vegetarian, halal, kosher), allergens and metabolic condition. Products have to match every filter that you choose. You can search by name or code at the same time.',
    first: [
      {
        words: 'clear clears remove removes rid reset undo delete drop unselect untick off cancel',
        says: '“Clear filters” removes all of them; the cross on the name of a filter removes that one.',
      },
      {
        words:
          'allergen allergens milk soya egg eggs nut nuts peanut peanuts fish gluten wheat sesame mustard celery lupin sulphites undeclared declare declared',
        says: 'Ticking an allergen removes the products marked as containing it. Products that do not declare it stay in the list and say so, so not everything left is free of it.',
      },
      {
        words: 'vegan vegetarian halal kosher diet diets suitable',
        says: 'Ticking a diet keeps the products that are marked as suitable for it, and leaves out the others.',
      },
    ],
  },
  {
    id: 'compare',
    says: 'Tick Compare beside up to four products in the product list, then “Compare products”. The comparison shows them per 100, per serving, per 100 kcal or at equal energy, and can be printed.',
  },
  {
    id: 'compareUse',
    says: 'You can compare up to four products: remove one to add another, or clear all with “Remove all products”. A phone held upright does not show all of them: turn it on its side. “Differences only” hides the rows that are the same; “Mark differences” marks the rows that differ. The figures are those of the labels, per 100 ml or 100 g, or for equal energy.',
  },
  {
    id: 'favourites',
    says: 'The app has no list of favourites. Find a product again with a search by name or the filters of the product list; you can save products with their amounts as a template.',
  },
  {
    id: 'shareProduct',
    says: 'Each product has its own page with directions, description and nutrition: copy its address from the browser and send it, or print it or save it as PDF with the print command of the browser.',
  },
  {
    id: 'samples',
    says: 'Order samples from the page of a product, where they are offered in your country; the sampling service asks for your professional details.',
  },
  {
    id: 'demo',
    says: '{demonstration}',
    first: [
      {
        words:
          'strip yellow amber gold ochre orange stripe band bar banner ribbon line top colour coloured printed print mark',
        says: 'The yellow strip “Demonstration data – not for patient care” is shown above every screen, and its words on every report, because the products, their codes and values are fictional. You cannot close it.',
      },
    ],
  },
  {
    id: 'ownProduct',
    says: 'No: you can add only products of the catalogue. You cannot enter your own product, another company’s, or food, and the totals do not count them.',
  },
  {
    id: 'indicationsUk',
    says: 'Indications are shown for the United Kingdom only: with that country chosen they are on the page of a product, under Directions. For Ireland that page has directions for use, storage, contraindications and precautions.',
  },
  {
    id: 'newProducts',
    page: 'notifications',
    says: 'The catalogue does not mark which products are new. After an update “See which” lists the changed, new and withdrawn products. To be notified of new and changed products, switch that on in Support, Notifications. The Resource Centre can tell you what has been launched.',
  },
]);
