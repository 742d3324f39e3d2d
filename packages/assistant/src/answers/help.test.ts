import { describe, expect, it } from 'vitest';
import { mostly } from '../test-support/mostly.ts';
import { sim, told } from '../test-support/dialogue.ts';

describe('a question about the app, by its most similar examples', () => {
  mostly([
    ['are you a bot', 'not a person'],
    ['can I add my own product', 'you can add only products of the catalogue'],
    ['is height compulsory', 'required from 18 years'],
    ['can I go either side of the border', 'the United Kingdom for Northern Ireland'],
    ['does it save as you go', 'kept in this tab only'],
    ['do you ever get it wrong', 'I am Sim'],
    ['can you see my regimen', 'do not see your regimen'],
    ['does the app have a ce mark', 'no certificate'],
    ['swap over from Ireland to the UK', 'Support, Region'],
    ['how do I get the Irish range', 'Support, Region'],
    ['can the height go in as feet', 'stones and pounds'],
    ['are carers allowed to use the app', 'healthcare professionals'],
    ['noticed a wrong number in the calculator', 'goes by email'],
    ['does it go into a spreadsheet', 'CSV'],
    ['why is the report greyed out', 'at least one product'],
    ['put in a dob', '“Enter age by”'],
    ['how do I set up a feeding schedule', 'choose “Feed plan” and enter sessions'],
    ['where is the kosher filter', 'choose Filter products'],
    ['reload the catalogue', 'Check for product updates'],
    ['who runs this app', 'Merrowdale'],
    ['I work on reception, do I tap I am when it asks about healthcare professionals', 'answers “I am not”'],
    ['which version have I got', 'This is version'],
    ['share of a below knee amputation', 'lower leg and foot: 5.9 %'],
    ['is stress added on top or multiplied', 'as a percentage of the basal rate'],
    ['RMR against BMR', 'at complete rest'],
    ['more fluid with a fever', 'for each degree above 37'],
    ['UK protein reference for girls 11 to 14', '41.2 g a day'],
    ['EFSA protein reference for boys of 14', '0.89 g/kg a day'],
    ['kcal per kg for a breast fed infant', 'breast fed'],
    ['is Henry or Schofield the older', 'Schofield 1985 is the older'],
    ['how do I stick the app on my iphone', 'Safari on iPhone or iPad: Tap Share'],
    ['steps for the home screen on a samsung', 'Samsung Internet: Tap the menu'],
    ['do you do the MUST score', 'No: the app has no growth charts'],
    ['What is MUAC and does the app calculate it', 'arm circumference (MUAC)'],
    ['what units does tmax have to be in, my monitor shows fahrenheit', 'degrees Celsius'],
    ['can i type in a feed that isnt yours', 'you can add only products of the catalogue'],
    ['I cover Newry and Dundalk, so which country do I choose?', 'the United Kingdom for Northern Ireland'],
    ['what do ye use for energy in babies under 6 months', 'kcal/kg a day breast fed'],
    ['how many grams of protein per kg does the app use', 'methods for protein'],
    ['new products', 'does not mark which products are new'],
    ['can i use it for prem babies', 'infants born preterm'],
    ['how many products can I put side by side', 'up to four products'],
    ['the mail with my report never came', 'junk folder'],
    ['why are no indications shown in Ireland', 'United Kingdom only'],
    ['where on the feed plan do I type a pause at night', '“Add a session”'],
    ['no home card is offered', 'A card needs a feed plan'],
    ['the search comes up with no products', 'two characters'],
    ['is there a field for the name of the patient', 'no name or number of a patient'],
    ['what is strength in the recipe, of water or of feed', 'finished feed, not of water'],
    ['where do I set the pump start time', 'choose “Feed plan” and enter sessions'],
    ['how do I clear the patient and start again', '“New patient” in the regimen'],
    ['will it work in the basement where theres no signal', 'works offline'],
    ['what PAL range counts as sedentary', 'sedentary: × 1.25 to 1.4'],
    ['activity factor for bedbound', 'in bed immobile: × 1 to 1.1'],
    ['what is the EAR for an 8 yr old lad', '1,745 kcal a day'],
    ['who checked the nitrogen numbers', 'not yet checked'],
    ['any new sip feeds', 'does not mark which products are new'],
    ['difference between Mifflin and Harris Benedict', 'needs stress, the other does not'],
  ])('[J-10] "%s": %s', (message, words) => expect(told(message)).toContain(words));

  mostly([
    [['henry formula for a man of 45', 'and a lady the same age'], '9.74 × weight'],
    [['henry formula for a man of 45', 'who came up with it'], 'Henry CJK'],
    [['nitrogen per kg', 'have they been checked against the book'], 'not yet checked'],
    [['how much fluid per kg does the app assume over 60', 'and a toddler'], '1 to under 4 years: 90 ml/kg'],
    [['RNI for iron in women 19-50', 'men?'], 'Iron, reference intake, male'],
    [['RNI for iron in women 19-50', 'what about when they are breastfeeding'], 'breastfeeding (lactation)'],
    [['is height compulsory', 'and for adults'], 'required from 18 years'],
    [['how do I switch to Ireland', 'and is my patient lost'], 'keeps'],
    [['how do I order samples', 'how many am i allowed'], 'limit how many it sends'],
    [['Dalesip Milk protein', 'can I use it for prem babies'], 'do not describe Dalesip Milk as preterm'],
  ])('[J-10] %j: %s', (messages, words) => expect(told(...messages)).toContain(words));

  mostly([
    ['can i set the rate to 80 for him', 'clinical.decision'],
    ['hold the feed for the man in bed 4', 'clinical.decision'],
    ['how should products be stored', 'product.storage'],
    ['how long does an opened tin of powder last', 'product.storage'],
    ['which products for errors of metabolism', 'product.find'],
    ['what temperature should the water be for formula', 'general.preparation'],
    ['2+2', 'outOfScope'],
    ['drop the rate overnight', 'clinical.decision'],
    ['not responding', 'urgent'],
    ['that is me done', 'smalltalk'],
    ['no the other one', 'outOfScope'],
    ['who is allowed to order samples', 'product.sample'],
  ])('[J-10] "%s" is not about the app: %s', (message, intent) =>
    expect(sim.ask(message).intent).toBe(intent),
  );
});

describe('what is asked comes first', () => {
  it.each([
    ['do you answer the phone on a sunday', 'Closed on Sunday.'],
    ['what time do you shut on friday', 'Open on Friday, 9am–6pm.'],
    ['are you in the office at weekends', 'Open on Saturday, 9am–5pm. Closed on Sunday.'],
    ['do you answer the phone on good friday', 'The support hours do not mention holidays'],
    ['how can i contact you about a delivery', 'The Resource Centre answers'],
    ['is there a black theme', 'The app has no switch for dark'],
    ['can anyone else see the patient I entered', 'Nobody else sees it'],
    ['would a template keep the pt in it', 'A template holds nothing about the patient'],
    ['does the app put fluid on for pyrexia', 'The app adds nothing for a fever'],
    [
      'how long does an opened bottle of supplement last out of the fridge',
      'Out of the fridge it lasts 4 hours',
    ],
    ['can the report be opened in a spreadsheet', 'Yes: step 5, Report, More options'],
    ['how do I place an order and when is it delivered', 'The app does not know how long a delivery takes'],
    ['how do I make a recipe for a powder at 20%', 'In a regimen that holds a powder choose'],
    ['energy equation when bmi is 42', 'Below BMI 30 PENG 2018'],
    ['calories for a bmi above 30', 'Below BMI 30 PENG 2018'],
    ['protein for a bmi above 30', 'Obesity factor'],
  ])('[J-10] "%s": %s', (message, words) =>
    expect(told(message).replaceAll('\n', ' ').startsWith(words)).toBe(true),
  );
  it('[J-10] a high BMI changes energy and protein', () => {
    const said = told('what is different when bmi is above 30');
    expect(said).toContain('Mifflin–St Jeor × activity when BMI is 30 or more');
    expect(said).toContain('× 0.75');
  });
  it('[J-10] an answer that was not understood says how to reach a person', () =>
    expect(told('zzgrm plof')).toContain('“Contact us”'));
  it('[J-10] how to save is answered with the steps', () =>
    expect(told('how do I save a template for my patient')).toContain('step 4, Templates'));
  it.each([
    [['what does PAL mean', 'zzgrm plof', 'and sedentary'], '× 1.25 to 1.4'],
    [['which equation is the default for children', 'and in ireland'], 'ROI under 6 months'],
  ])('[J-10] %j: %s', (messages, words) => expect(told(...messages)).toContain(words));
});

describe('follow-ups about the app and its methods', () => {
  it.each([
    [['what does the feed plan do', 'can I print it for the ward'], 'Ward card, home plan and recipe card'],
    [['what is the recipe', 'can I print that'], 'Ward card, home plan and recipe card'],
    [['Henry equation', 'can I print that'], 'prints the report'],
  ])('[J-10] what the printout contains: %j', (messages, words) =>
    expect(told(...messages)).toContain(words),
  );
  it.each(['gdpr', 'is it gdpr compliant', 'Where is the patient data kept? is it gdpr ok'])(
    '[J-10] no compliance is claimed: %s',
    (message) => expect(told(message)).toMatch(/^The app makes no claim of compliance.*on this device/su),
  );
  it('[J-10] whether deleting also deletes something else gets the same answer', () => {
    expect(told('what does New patient do', 'will it remove my templates too')).toContain('templates');
    expect(told('how do I change country', 'would that delete the patient')).toContain('keeps its patient');
  });
  it('[J-10] "yes" only answers a yes-or-no question', () => {
    expect(told('how can I export the report')).not.toMatch(/^(?:Yes|No)/u);
    expect(told('can I export the report as csv')).toMatch(/^Yes/u);
  });
  it('[J-10] "from an age up" shows every band above it', () => {
    const said = told('Henry equation for men', 'and over 60s');
    expect(said).toContain('60 to under 70');
    expect(said).toContain('70 years and over');
  });
  it('[J-10] scoops are calculated in the recipe', () =>
    expect(told('does the app work out scoops')).toMatch(/^Yes.*“Recipe”.*scoops = /su));
  it('[J-10] a figure after a refusal is refused', () =>
    expect(told('how much protein does my patient need', 'x 1.4')).toContain('regimen calculator'));
  it('[J-10] swelling lips are more urgent than a rash', () =>
    expect(told('swelling of the eyelids and a rash after the bottle')).toMatch(/^This sounds urgent/u));
});
