/**
 * Script of the label page: makes the text of a label smaller until nothing is cut off. It measures
 * in the browser, because the number of letters does not predict the number of lines, and a server
 * with the font's metrics breaks lines elsewhere than the browser. Amount, order and barcode keep
 * their size. It waits for the fonts to load. The longest address that the checkout accepts gets
 * 5.9 points on 100 × 75 mm: its shop should use 100 × 150.
 */
export const fitLabels = `addEventListener('load',async()=>{
await document.fonts.ready;
for(const label of document.querySelectorAll('.label')){
const to=label.querySelector('.to');
const isFull=()=>[to,label].some((one)=>one.scrollHeight>one.clientHeight);
let size=parseFloat(getComputedStyle(label).fontSize);
while(size>4&&isFull()){size-=0.25;label.style.fontSize=size+'px'}
}})`;
