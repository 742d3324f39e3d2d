import type { Product } from '@dietetic/catalogue';
import type { LabelledQuestion } from '../labelled-questions.ts';
import { diet, idsWhere, isOf, marked, uk } from './shared.ts';
import { holds } from './lists.ts';

export function followUps(): LabelledQuestion[] {
  const mini = ['dalesip-mini'];
  const protein = 'protein in dalesip mini';
  const tube = isOf('tube-feed');
  const veganTube = idsWhere((each) => tube(each) && diet('vegan')(each));
  const halalTube = (keeps: (product: Product) => boolean) =>
    idsWhere((each) => tube(each) && diet('halal')(each) && keeps(each));
  return [
    uk('and potassium?', { after: protein, products: mini, figures: [{ row: 'Potassium' }] }),
    uk('potassium', { after: protein, products: mini, figures: [{ row: 'Potassium' }] }),
    uk('what about its sodium', { after: protein, products: mini, figures: [{ row: 'Sodium' }] }),
    uk('per bottle', { after: protein, products: mini, figures: [{ row: 'Protein', column: 2 }] }),
    uk('in 2 bottles?', { after: protein, products: mini, figures: [{ row: 'Protein', amount: 250 }] }),
    uk('for 500 ml', { after: protein, products: mini, figures: [{ row: 'Protein', amount: 500 }] }),
    uk('and for 1,200 ml?', {
      after: 'protein in tarnvane energy',
      products: ['tarnvane-energy'],
      figures: [{ row: 'Protein', amount: 1200 }],
    }),
    uk('and two?', { after: protein, products: ['dalesip-two'], figures: [{ row: 'Protein' }] }),
    uk('and dalesip milk?', { after: protein, products: ['dalesip-milk'], figures: [{ row: 'Protein' }] }),
    uk('what about the yogurt', {
      after: protein,
      products: ['dalesip-yogurt'],
      figures: [{ row: 'Protein' }],
    }),
    uk('same for wrenfold sip', {
      after: 'potassium in dalesip mini',
      products: ['wrenfold-sip'],
      figures: [{ row: 'Potassium' }],
    }),
    uk('in mmol', { after: 'potassium in dalesip mini', products: mini, says: ['mmol'] }),
    uk('mmol please', {
      after: 'sodium in tarnvane standard',
      products: ['tarnvane-standard'],
      says: ['mmol'],
    }),
    uk('is it vegan', { after: protein, products: mini, says: ['not marked vegan'] }),
    uk('flavours?', { after: protein, products: mini, says: ['Coffee'] }),
    uk('does it come in coffee', { after: protein, products: mini, says: ['Yes'] }),
    uk('codes', { after: protein, products: mini, says: ['MCN10370'] }),
    uk('compare it with dalesip two', { after: protein, products: ['dalesip-mini', 'dalesip-two'] }),
    uk('which has more fibre', {
      after: 'compare tarnvane standard and tarnvane standard fibre',
      first: 'tarnvane-standard-fibre',
      includes: ['tarnvane-standard'],
    }),
    uk('which one has the least sodium?', {
      after: 'compare dalesip milk, dalesip juice and dalesip two',
      includes: ['dalesip-juice'],
    }),
    uk('the first one', { after: 'vegan tube feeds', products: veganTube.slice(0, 1) }),
    uk('only those for children', {
      after: 'halal tube feeds',
      products: halalTube(isOf('child-1-18y')),
    }),
    uk('with fibre', { after: 'halal tube feeds', products: halalTube(holds('fibre')) }),
    uk('any without milk?', { after: 'halal tube feeds', products: halalTube((e) => !marked('Milk')(e)) }),
    uk('and which of those have fibre', { after: 'halal tube feeds', products: halalTube(holds('fibre')) }),
    uk('not for children', {
      after: 'halal tube feeds',
      products: halalTube((each) => !isOf('child-1-18y')(each)),
    }),
    uk('for adults', {
      after: ['halal tube feeds', 'with fibre'],
      products: halalTube((each) => holds('fibre')(each) && isOf('adult-18y')(each)),
    }),
    uk('which of them has most protein', {
      after: 'halal tube feeds',
      first: 'nephrane-dialysis',
    }),
    uk('how many is that', { after: 'halal tube feeds', says: [String(halalTube(() => true).length)] }),
    uk('mini', { after: 'protein in dalesip', products: mini, figures: [{ row: 'Protein' }] }),
    uk('and the peptide one', {
      after: 'protein in tarnvane standard',
      products: ['tarnvane-peptide'],
      figures: [{ row: 'Protein' }],
    }),
  ];
}

export function several(): LabelledQuestion[] {
  return [
    uk('protein and potassium in dalesip mini', {
      products: ['dalesip-mini'],
      figures: [{ row: 'Protein' }, { row: 'Potassium' }],
    }),
    uk('How much protein is in Dalesip Mini and is it gluten free?', {
      products: ['dalesip-mini'],
      figures: [{ row: 'Protein' }],
      says: ['Cereals containing gluten'],
    }),
    uk('What flavours does Dalesip Mini come in? And what is the PIP code?', {
      products: ['dalesip-mini'],
      says: ['Coffee', '991-0370'],
    }),
    uk('protein in dalesip mini and potassium in dalesip two', {
      products: ['dalesip-mini', 'dalesip-two'],
      figures: [
        { row: 'Protein', product: 'dalesip-mini' },
        { row: 'Potassium', product: 'dalesip-two' },
      ],
    }),
    uk('kcal in 500 ml tarnvane energy. kcal in 2 bottles dalesip mini', {
      products: ['tarnvane-energy', 'dalesip-mini'],
      figures: [
        { row: 'Energy (kcal)', product: 'tarnvane-energy', amount: 500 },
        { row: 'Energy (kcal)', product: 'dalesip-mini', amount: 250 },
      ],
    }),
    uk('is wrenfold tube halal, and what allergens does it have', {
      products: ['wrenfold-tube'],
      says: ['marked halal', 'Milk'],
    }),
    uk('storage and shelf life of tarnvane standard', {
      intent: 'product.storage',
      products: ['tarnvane-standard'],
      says: ['Shelf life'],
    }),
    uk('which tube feeds are vegan? and how long can a feed hang?', {
      includes: ['tarnvane-plant-fibre'],
      says: ['hours'],
    }),
    uk('energy, protein and fibre of tarnvane standard fibre per 100 ml', {
      products: ['tarnvane-standard-fibre'],
      figures: [{ row: 'Energy (kcal)' }, { row: 'Protein' }, { row: 'Fibre' }],
    }),
    uk('flavours and order codes of dalesip two', {
      products: ['dalesip-two'],
      says: ['Flavours', 'MCN'],
    }),
  ];
}

/** Look-ups that mention a patient are answered from the label. */
export function besideAPatient(): LabelledQuestion[] {
  const mini = ['dalesip-mini'];
  const figure = { products: mini, figures: [{ row: 'Protein' }], says: ['I do not assess patients'] };
  return [
    uk('my patient is on dalesip mini, how much protein is in it', figure),
    uk('protein in dalesip mini for my patient', figure),
    uk('pt asking what the protein in dalesip mini is', figure),
    uk('I have a 70 year old lady on dalesip mini, how much protein is in a bottle', {
      ...figure,
      figures: [{ row: 'Protein', column: 2 }],
    }),
    uk('patient wants to know the flavours of dalesip mini', { products: mini, says: ['Coffee'] }),
    uk('my patient is coeliac, is dalesip mini gluten free', {
      products: mini,
      says: ['Cereals containing gluten'],
    }),
    uk('Mrs Byrne in room 12 is halal, is dalesip juice halal?', {
      products: ['dalesip-juice'],
      says: ['halal'],
    }),
    uk('client with PKU - phenylalanine in orrimel pku pouch 20', { products: ['orrimel-pku-pouch-20'] }),
    uk('for a vegan patient, which tube feeds are vegan', { includes: ['tarnvane-plant-fibre'] }),
    uk('patient has a soya allergy: does dalesip plant contain soya?', {
      products: ['dalesip-plant'],
      says: ['Soya: marked as present'],
    }),
    uk('resident on tarnvane standard, what is its osmolality', { products: ['tarnvane-standard'] }),
    uk('he is on 1500 ml of tarnvane energy, how much potassium is that', {
      products: ['tarnvane-energy'],
      figures: [{ row: 'Potassium', amount: 1500 }],
    }),
    uk('order code for dalesip mini for one of my patients', { products: mini, says: ['MCN10370'] }),
  ].map((question) => ({ kind: 'answer' as const, ...question }));
}
