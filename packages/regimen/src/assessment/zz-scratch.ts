import { assess } from './assess.ts';
const v={"PD_GENDER":"male","PD_AGE":624,"PD_WEIGHT":91.6,"PD_HEIGHT":175,
 "ER_CALCULATION_METHOD":"peng_2018","ER_CALORIC_EQUATION_MIN":25,"ER_CALORIC_EQUATION_MAX":30,"ER_CALORIC_TOGGLE":"min","ER_PAL_DIT_CATEGORY":1.25,
 "PC_CALCULATION_METHOD":"peng","PC_PENG_PROTEIN_MIN":1,"PC_PENG_PROTEIN_MAX":1.5,"PC_PENG_TOGGLE":"min"} as const;
console.log(JSON.stringify(assess({country:'uk',values:v}),null,1));
let t=performance.now(); for(let i=0;i<10000;i++) assess({country:'uk',values:{...v,PD_WEIGHT:50+i/1000}}); console.log(performance.now()-t);
