import { type HelpTopic, topicsLeadingTo } from './help-topic.ts';

/** The products beside a regimen. */
export const COMPENDIUM_HELP: readonly HelpTopic[] = topicsLeadingTo('products', [
  {
    id: 'count',
    says: 'There are {count} products for {country} in the app.',
  },
  {
    id: 'searchHelp',
    says: 'The search above the products, “Search by name or code”, takes the name of a product or its order, PIP or GMS code, from two characters on, and allows for a slip in spelling. If nothing is found, clear the search and the filters; in a regimen choose “Show products for all ages”. Only products for your country are listed. If the list is empty, “Get products” fetches it, with a connection.',
  },
  {
    id: 'filter',
    says: 'In the product list choose Filter products: kind of product, age, diet (vegan, vegetarian, halal, kosher), allergens and metabolic condition. A product has to fit every filter that is chosen. A search by name or code works beside it.',
    first: [
      {
        words: 'clear clears remove removes rid reset undo delete drop unselect untick off cancel',
        says: '“Clear filters” takes all of them away; the cross on the name of a filter takes away that one.',
      },
      {
        words:
          'allergen allergens milk soya egg eggs nut nuts peanut peanuts fish gluten wheat sesame mustard celery lupin sulphites undeclared declare declared',
        says: 'A ticked allergen is left out: products marked as containing it go from the list. Those that do not declare it stay and say so, so that what is left is not all without it.',
      },
      {
        words: 'vegan vegetarian halal kosher diet diets suitable',
        says: 'A ticked diet keeps the products that are marked as suitable for it, and leaves out the others.',
      },
    ],
  },
  {
    id: 'compare',
    says: 'Tick Compare beside up to four products in the product list, then “Compare products”. The comparison shows them per 100, per serving, per 100 kcal or at equal energy, and can be printed.',
  },
  {
    id: 'compareUse',
    says: 'Four products is the most: take one away to add another, or clear all with “Remove all products”. On a phone held upright not all of them are shown: turn it on its side. “Differences only” leaves out the rows in which they say the same; “Mark differences” marks the others.',
  },
  {
    id: 'favourites',
    says: 'The app keeps no list of favourites. A search by name, or the product list with its filters, finds a product again; products with amounts can be saved as a template.',
  },
  {
    id: 'shareProduct',
    says: 'Each product has a page of its own with directions, description and nutrition: its address can be copied from the browser and sent.',
  },
  {
    id: 'samples',
    says: 'Samples are ordered from the page of a product, where they are offered in your country; the sampling service asks for your professional details.',
  },
  {
    id: 'demo',
    says: '{demonstration}',
    first: [
      {
        words:
          'strip yellow amber gold ochre orange stripe band bar banner ribbon line top colour coloured printed print mark',
        says: 'The yellow strip “Demonstration data – not for patient care” stands above every screen, and its words on every report, while the products, their codes and values are fictional. It cannot be closed.',
      },
    ],
  },
  {
    id: 'ownProduct',
    says: 'No: only the products of the catalogue can be added. A product of your own, another company’s, or food cannot be entered, and the totals do not count it.',
  },
  {
    id: 'indicationsUk',
    says: 'Indications are shown for the United Kingdom only: with that country chosen they stand on the page of a product, under Directions. For Ireland that page has directions for use, storage, contraindications and precautions.',
  },
  {
    id: 'newProducts',
    page: 'notifications',
    says: 'The catalogue does not mark which products are new. After an update “See which” lists what is changed, new and withdrawn. News of new and changed products comes as a notification, if you switch them on in Support, Notifications; the Resource Centre can tell you what has been launched.',
  },
]);
