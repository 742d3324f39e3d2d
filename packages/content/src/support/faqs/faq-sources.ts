import type { FaqSource } from './faq.ts';

const source = (title: string, url: string, reading: FaqSource['reading'] = 'read'): FaqSource => ({
  title,
  url,
  reading,
});

/** Every public text behind the answers, named once. */
export const FAQ_SOURCES = {
  fsaFormulaReminder: source(
    'Food Standards Agency reminder on making up infant formula, 2010 (reproduced)',
    'https://nctwatch.wordpress.com/2010/03/01/foods-standards-agency-reminds-parents-of-advice-on-making-up-infant-formula/',
  ),
  nhsFormula: source(
    'NHS, How to make up baby formula',
    'https://www.nhs.uk/baby/breastfeeding-and-bottle-feeding/bottle-feeding/making-up-baby-formula/',
    'not-opened',
  ),
  whoFormula: source(
    'WHO and FAO, Safe preparation, storage and handling of powdered infant formula',
    'https://www.who.int/publications/i/item/9789241595414',
    'not-opened',
  ),
  whoFormulaSummary: source(
    'Summary of the WHO guideline on powdered formula',
    'https://trianglemothercare.com/powdered-baby-formula-is-not-sterile',
  ),
  tubeFeedStorage: source(
    'Storing and handling tube feed, guidance for patients (nutricia.ie)',
    'https://nutricia.ie/patients-carers/living-with/tube-feeding/how-to-store.html',
  ),
  healthInfoFlushing: source(
    'HealthInfo New Zealand, tube feeding for babies and children',
    'https://www.healthinfo.org.nz/nasogastric-or-nasojejunal-tube-for-children_1.htm',
  ),
  leedsReconstitution: source(
    'Leeds Teaching Hospitals, reconstitution of enteral feeds',
    'http://lhp.leedsth.nhs.uk/detail.aspx?id=3356',
  ),
  salfordSupplements: source(
    'Salford Royal NHS, a guide to taking nutritional supplements',
    'https://doczz.net/doc/5064589/a-guide-to-taking-nutritional-supplements',
  ),
  miltonKeynesSupplements: source(
    'Milton Keynes University Hospital, how to take oral nutritional supplements',
    'https://www.mkuh.nhs.uk/patient-information-leaflet/how-to-take-oral-nutritional-supplements',
    'part-read',
  ),
  pkuHandbook: source(
    'PKU dietary handbook 2020, table 10',
    'https://ojrd.biomedcentral.com/articles/10.1186/s13023-020-01391-y/tables/10',
  ),
  proteinSubstitutes: source(
    'Types of protein substitute for young children',
    'https://ojrd.biomedcentral.com/articles/10.1186/s13023-022-02555-8/tables/1',
  ),
  ketogenicPowder: source(
    'Ketogenic powder product page (warm water)',
    'https://nutricia.ca/ketocal-4-1-powder/',
  ),
  ketogenicEnteral: source(
    'Enteral feeding on ketogenic therapy',
    'https://www.mfclinics.com/the-ketogenic-diet/enteral-feeding-of-ketogenic-therapy/',
  ),
  fatEmulsion: source(
    'Nursing Times 2012, safe use of fat-based emulsion supplements',
    'https://www.nursingtimes.net/safe-usage-of-fat-based-emulsion-supplements/5052411.article',
  ),
  niceCg139: source(
    'NICE CG139 full guideline, enteral feeding chapter',
    'http://www.ncbi.nlm.nih.gov/books/NBK115259/',
    'part-read',
  ),
  crumlinHangTime: source(
    "Our Lady's Children's Hospital Crumlin, hang time of enteral feeds",
    'https://paperzz.com/doc/8530813/guidelines-on-the-hang-time-of-enteral-feeds',
    'part-read',
  ),
  starshipInfection: source(
    'Starship, infection control for enteral feeds',
    'https://www.starship.org.nz/for-health-professionals/new-zealand-child-and-youth-clinical-networks/child-and-youth-cystic-fibrosis-clinical-network/infection-control-recommendations/infection-control-enteral-feeds/',
  ),
  nottinghamSyringes: source(
    'Nottingham University Hospitals, syringes for flushes, feeds and medication',
    'https://studyres.com/doc/6119961/clmm037-the-use-of-syringes-to-administer-flushes--feeds-and',
    'part-read',
  ),
  fsmpArticle5: source(
    'Regulation (EU) 2016/128 article 5, UK version',
    'https://www.legislation.gov.uk/eur/2016/128/article/5?timeline=false&view=plain',
  ),
  bnfcEnteral: source(
    'BNFC, enteral nutrition overview',
    'https://issuhub.com/view/index/3493?pageIndex=646',
  ),
  bnfcSupplements: source(
    'BNFC Appendix 2, nutritional supplements',
    'https://issuhub.com/view/index/3493?pageIndex=1051',
  ),
  bnfcBorderline: source(
    'BNFC Appendix 2, introduction to borderline substances',
    'https://issuhub.com/view/index?id=3493&pageIndex=1037',
  ),
  niceCg32: source(
    'NICE CG32, nutrition support for adults',
    'https://www.nice.org.uk/guidance/cg32',
    'not-opened',
  ),
  allergenAnnex: source(
    'University of Reading, Annex II allergens and exceptions',
    'http://www.reading.ac.uk/foodlaw/label/allergens-list.htm',
  ),
  surreyCowsMilk: source(
    "Surrey Downs 2014, infant formula for cows' milk protein allergy",
    'https://docest.com/doc/367261/infant-formula-for-cows-milk-protein-allergy-cmpa',
  ),
  provider: { title: 'The provider’s own policy, to be confirmed by the provider', reading: 'provider' },
  iddsiTesting: source('IDDSI, testing methods', 'https://iddsi.org/framework/food-testing-methods/'),
  eastLancashireIddsi: source(
    'East Lancashire Hospitals, IDDSI questions',
    'https://elht.nhs.uk/services/speech-and-language-therapy/speech-and-language-therapy-2',
  ),
  iddsiFlowTest: source(
    'IDDSI flow test thresholds, training slides',
    'https://slideplayer.com./amp/14539309',
  ),
  thickenerGuide: source(
    'Thickener guide, gum and starch',
    'https://www.dysphagia.cn/en/nutrition/thickener-guide/',
  ),
  thickenerAlertNews: source(
    'NHS England patient safety alert on thickening powder, February 2015',
    'https://www.england.nhs.uk/2015/02/risk-death-asphyxiation-accidental-ingestion-fluid-food-thickening-powder/',
  ),
  thickenerAlert: source(
    'Text of alert NHS/PSA/W/2015/002',
    'https://deploy.abcdocz.com/doc/750127/patient-safety-alert',
  ),
  hseSupplements: source(
    'HSE, reimbursement of standard oral nutritional supplements',
    'https://www.hse.ie/eng/about/who/cspd/medicines-management/oral-nutritional-supplements/',
  ),
  hseReview: source(
    'HSE, clinical nutritional products review',
    'https://www.hse.ie/eng/about/Who/cpu/Non-Drug-Reimbursement-Applications/Clinical_Nutritional_Products_Review_/',
  ),
  onlineApproval: source(
    'Online approval of oral nutritional supplements in Ireland (nutricia.ie)',
    'https://nutricia.ie/hcp/news/online-approval-of-oral-nutritional-supplements.html',
  ),
  abpiSamples: source(
    'ABPI code, clause 21 on samples of medicines (for contrast: medicines only)',
    'https://pmcpa.org.uk/the-code/2021-interactive-abpi-code-of-practice/clause-21-provision-of-medicines-and-samples/',
  ),
} as const satisfies Record<string, FaqSource>;
