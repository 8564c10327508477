/**
 * Script of the page of labels: makes the letters of a label smaller until nothing is cut. It measures, because
 * the number of letters says little of the lines, and lines counted on the server with a font's metrics differ from
 * the browser's breaks. Amount, order and barcode keep their size. It waits for the fonts that are printed. An
 * address as long as the checkout takes has 5.9 points on 100 × 75 mm: its shop should use 100 × 150.
 */
export const fitLabels = `addEventListener('load',async()=>{
await document.fonts.ready;
for(const label of document.querySelectorAll('.label')){
const to=label.querySelector('.to');
const isFull=()=>[to,label].some((one)=>one.scrollHeight>one.clientHeight);
let size=parseFloat(getComputedStyle(label).fontSize);
while(size>4&&isFull()){size-=0.25;label.style.fontSize=size+'px'}
}})`;
