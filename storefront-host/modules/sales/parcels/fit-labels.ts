/**
 * Script of the page of labels: makes the letters of a label smaller until nothing is cut (decision 436). It waits for
 * the fonts, whose letters are the ones that are printed.
 */
export const fitLabels = `addEventListener('load',async()=>{
await document.fonts.ready;
for(const label of document.querySelectorAll('.label')){
const to=label.querySelector('.to');
const isFull=()=>[to,label].some((one)=>one.scrollHeight>one.clientHeight);
let size=parseFloat(getComputedStyle(label).fontSize);
while(size>4&&isFull()){size-=0.25;label.style.fontSize=size+'px'}
}})`;
