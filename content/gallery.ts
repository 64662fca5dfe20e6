// The courses gallery (specification section 2.9): three sets of 6, 8 and 5 drawings under /galeria/.

export interface GallerySet {
  id: string;
  label: string;
  /** The sign on the filter. */
  icon: string;
  pictures: { src: string; alt: string }[];
}

const set = (file: string, alts: string[]) =>
  alts.map((alt, index) => ({ src: `/galeria/galeria-${file}-${index + 1}.svg`, alt }));

export const GALLERY: [GallerySet, ...GallerySet[]] = [
  {
    id: 'elektrotechnici',
    label: 'Elektrotechnici',
    icon: '/ikony/ikony-01.svg',
    pictures: set('elektro', [
      'Vypnutý rozvádzač zaistený visiacimi zámkami, elektrotechnik vešia svoj zámok',
      'Meranie napätia na svorkovnici: prístroj ukazuje 230 voltov',
      'Elektrotechnik pracuje na stĺpe vedenia, kolega pod ním istí lano, pracovisko je ohradené',
      'Dvaja elektrotechnici odvíjajú kábel z káblového bubna',
      'Lektor vysvetľuje zapojenie obvodu na tabuli, účastníci sedia v učebni',
      'Skúška pred komisiou: traja skúšajúci pri stole, uchádzač zapája skúšobný panel',
    ]),
  },
  {
    id: 'voziky',
    label: 'Vysokozdvižné vozíky',
    icon: '/ikony/ikony-02.svg',
    pictures: set('vozik', [
      'Jazda slalomom medzi kužeľmi na cvičnej ploche, pohľad zhora',
      'Zakladanie palety do druhého poschodia regála',
      'Denná kontrola vozíka pred jazdou podľa zoznamu',
      'Zlý príklad: príliš vysoký náklad zakrýva vodičovi výhľad na chodca',
      'Jazda po nakladacej rampe s nákladom smerom do kopca',
      'Nabíjanie batérie vozíka, vodič v okuliaroch a rukaviciach pripája kábel',
      'Prejazd úzkou uličkou medzi regálmi s bočným odstupom vozíka',
      'Preukaz a osvedčenie vodiča vysokozdvižného vozíka po skúške',
    ]),
  },
  {
    id: 'prva-pomoc',
    label: 'Prvá pomoc',
    icon: '/ikony/ikony-03.svg',
    pictures: set('pomoc', [
      'Resuscitácia na figuríne: vystreté ruky uprostred hrudníka, pomer 30 : 2',
      'Automatický externý defibrilátor s elektródami nalepenými na hrudníku',
      'Stabilizovaná poloha na boku: ruka pod lícom, vrchné koleno pokrčené dopredu',
      'Obväzovanie predlaktia sterilným obväzom z lekárničky',
      'Volanie na tiesňovú linku 112, pri zranenom zostáva druhý záchranca',
    ]),
  },
];
