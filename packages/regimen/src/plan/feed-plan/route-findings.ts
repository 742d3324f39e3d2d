import type { Product } from '@dietetic/catalogue';
import { FEED_PLAN_LIMITS_SOURCE } from '@dietetic/clinical';
import { incompleteOf } from '../checks/checks.ts';
import { createFinding, type Finding } from '../checks/finding.ts';
import { incompleteTubeFeed } from '../checks/incomplete-feeds.ts';
import type { PlanPatient } from '../checks/patient.ts';
import { productFit } from '../checks/product-fit.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { SelectedProduct } from '../../state/values.ts';
import { type FeedPlan, isAllByMouth, isByMouth } from './feed-plan.ts';

type Given = {
  feedPlan: FeedPlan | undefined;
  recipe?: Recipe | undefined;
  products: readonly SelectedProduct[] | undefined;
  catalogue: readonly Product[];
  isForCalculate?: boolean;
};

/** How a feed plan gives its feeds, held against them and against the type of feed that was entered. */
export const routeFindings = (given: Given, patient: PlanPatient): Finding[] => [
  ...otherRoute(given, patient),
  ...productsByRoute(given, patient),
  ...incompleteByTube(given, patient),
];

/**
 * A food, a thickener, or what is made to be drunk, that a session feeds by tube, and a tube feed that one gives by mouth: whatever was
 * entered as the type of feed. Where that is the same, the product itself is asked about. What a recipe stirs into the feed goes where
 * that goes: a drink may, a thickener may not.
 */
function productsByRoute({ feedPlan, recipe, catalogue }: Given, patient: PlanPatient): Finding[] {
  return (['tube', 'oral'] as const)
    .filter((route) => route !== patient.route)
    .flatMap((route) => {
      const given = sessionsByRoute(feedPlan, route).map(({ product }) => product);
      const isMadeUp = recipe !== undefined && given.includes(recipe.product);
      const stirredIn = isMadeUp ? recipe.modules.map(({ product }) => product) : [];
      const asked = (ids: readonly string[], code: Finding['code']) =>
        catalogue
          .filter(({ id }) => ids.includes(id))
          .flatMap((product) => productFit({ ...patient, route }, product))
          .filter((finding) => finding.code === code);
      return [...asked(given, 'product-route'), ...asked([...given, ...stirredIn], 'not-for-tube')];
    })
    .map((finding) => ({ ...finding, fields: ['plan.sessions'] }));
}

/** A question of this app alone. */
function incompleteByTube(
  { feedPlan, products = [], catalogue, isForCalculate }: Given,
  { route }: PlanPatient,
): Finding[] {
  if (isForCalculate === true) return [];
  if (feedPlan === undefined || feedPlan.sessions.length === 0)
    return route === 'tube' ? incompleteOf(products, catalogue) : [];
  return isAllByMouth(feedPlan)
    ? []
    : incompleteTubeFeed(
        feedPlan.sessions.map(({ product }) => catalogue.find(({ id }) => id === product)),
        ['plan.sessions'],
      );
}

const sessionsByRoute = (plan: FeedPlan | undefined, route: 'tube' | 'oral') =>
  (plan?.sessions ?? []).filter((session) => isByMouth(session) === (route === 'oral'));

/** By tube where all is taken by mouth, or by mouth where nothing may be. A question of this app alone. */
function otherRoute({ feedPlan, catalogue, isForCalculate }: Given, { route }: PlanPatient): Finding[] {
  if (isForCalculate === true || (route !== 'oral' && route !== 'tube')) return [];
  const others = sessionsByRoute(feedPlan, route === 'oral' ? 'tube' : 'oral');
  const products = [...new Set(others.map(({ product }) => product))];
  if (products.length === 0) return [];
  const names = products.map((id) => catalogue.find((one) => one.id === id)?.name ?? id).join(', ');
  const [entered, given] = route === 'oral' ? ['oral', 'by tube'] : ['tube', 'by mouth'];
  return [
    createFinding({
      code: 'plan-route',
      severity: 'confirm',
      fields: ['PC_TYPE_OF_FEED', 'plan.sessions'],
      products,
      message: `The route entered is ${entered}. The feed plan gives ${names} ${given}.`,
      source: FEED_PLAN_LIMITS_SOURCE.citation,
    }),
  ];
}
