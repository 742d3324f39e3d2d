import { demonstrationProducts } from '@dietetic/demonstration-data';
const ps = demonstrationProducts();
const notices = new Map<string, number>();
for (const p of ps) for (const n of p.importantNotice) notices.set(n, (notices.get(n)??0)+1);
console.log(notices);
const th = ps.filter(p=>p.name.toLowerCase().includes('thick')||p.id.includes('flowenna'));
for (const p of th) console.log(p.id, p.directionsForUse, p.codes[0], p.flavours, p.caseSize, p.packSize, p.headings);
const x = ps.find(p=>p.id==='orrimel-pku-spoon-10')!; console.log(x.codes, x.otherNutrientInformation);
const y = ps.find(p=>p.categories.includes('infant-0-12m')&&p.headings[1]?.includes('w/v'))!; console.log(y.id,y.headings,y.otherNutrientInformation, y.precautions);
