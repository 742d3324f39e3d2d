import { readFileSync, readdirSync } from 'node:fs';
const B='/work/main/packages/clinical/';
const C=await import(B+'src/index.ts');
const {NO_ENERGY_INPUT,NO_PROTEIN_INPUT}=await import(B+'src/test-support/blank-input.ts');
const J=(n:string)=>JSON.parse(readFileSync(B+'golden/'+n,'utf8'));
const cases=[...J('energy.json').cases,...J('protein-fluid.json').cases]; const G=J('intakes.json');
function ans(m:string,{ageMonths,weightKg,heightCm,...rest}:any){const b:any={};if(ageMonths!==undefined)b.age=ageMonths;if(weightKg!==undefined)b.weight=weightKg;if(heightCm!==undefined)b.height=heightCm;
 if(m==='fluid'){const f=C.fluidRequirement({...rest,...b});return [f.result,f.result,f.result];}
 const r=C.isEnergyMethod(m)?C.energyRequirement(m,{...NO_ENERGY_INPUT,...rest,...b}):C.proteinRequirement(m,{...NO_PROTEIN_INPUT,...rest,...b});
 return r.ok?[r.result,r.low,r.high,r.source.id,JSON.stringify(r.tablePerDay??null)]:['no'];}
const bad=()=>{for(const c of cases){const [r,l,h,s,pd]=ans(c.method,c.input);if(!(Math.abs(r-Number(c.expected.result))<1e-9&&Math.abs(l-Number(c.expected.low))<1e-9&&Math.abs(h-Number(c.expected.high))<1e-9))return true; if(c.perDay&&pd!==JSON.stringify({low:c.perDay[0],high:c.perDay[1]}))return true;}
 for(const [country,n,sex,a,k,v,to] of G.intakes){const i:any=C.referenceIntake(n,{country,sex,ageMonths:a,energyKcal:C.KCAL_PER_MJ});if(!i.ok||i.value!==v||i.to!==to)return true;}
 for(const [n,a,v] of G.upper){if((C.upperLevel(n,a)?.value??null)!==v)return true;} return false;};
if(bad()) throw 'baseline';
let n=0,missed:string[]=[];
function walk(o:any,path:string){for(const k of Object.keys(o)){const v=o[k];const p=path+'.'+k;
 if(typeof v==='number'&&Number.isFinite(v)){n++;o[k]=v===0?1:k==='fromMonths'||k==='toMonths'?v+1:Math.round(v*1.1*1e6)/1e6;if(o[k]===v)o[k]=v+1;let b;try{b=bad();}catch{b=true;}if(!b)missed.push(p+'='+v);o[k]=v;}
 else if(v&&typeof v==='object')walk(v,p);}}
for(const f of readdirSync(B+'src/reference').filter(f=>!/test|age-band|source|reference-tables|intake-reference/.test(f))){const m=await import(B+'src/reference/'+f);for(const k of Object.keys(m))if(typeof m[k]==='object')walk(m[k],f+':'+k);}
console.log(n,'mutations, missed',missed.length,missed.join('\n'));
