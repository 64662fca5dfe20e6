// The demo's podcast, newest first. `daysAgo` counts from the first start, so that the podcast never looks abandoned. The
// platforms are invented like the company; a sound of its own, and with it the feed, it has none.
export const DEMO_EPISODES = [
  {
    number: 4,
    title: 'Zhromaždisko nie je parkovisko',
    daysAgo: 4,
    durationMinutes: 4,
    text: 'Kam sa majú ľudia postaviť po evakuácii a prečo ich treba spočítať skôr, než príde hasičské auto.',
    streamingUrl: 'https://podcast.example.sk/zhromazdisko-nie-je-parkovisko',
    videoUrl: 'https://video.example.sk/zhromazdisko-nie-je-parkovisko',
  },
  {
    number: 3,
    title: 'Päť otázok nového zamestnanca',
    daysAgo: 11,
    durationMinutes: 5,
    text: 'Čo sa pýta človek v prvý deň a čo by mu mal majster povedať, aj keď sa neopýta.',
    streamingUrl: 'https://podcast.example.sk/pat-otazok-noveho-zamestnanca',
    videoUrl: 'https://video.example.sk/pat-otazok-noveho-zamestnanca',
  },
  {
    number: 2,
    title: 'Rebrík bez drámy',
    daysAgo: 18,
    durationMinutes: 3,
    text: 'Tri kontroly pred prvým stupienkom. Stihnete ich za dvadsať sekúnd.',
    streamingUrl: 'https://podcast.example.sk/rebrik-bez-dramy',
    videoUrl: 'https://video.example.sk/rebrik-bez-dramy',
  },
  {
    number: 1,
    title: 'Hasiaci prístroj, ktorý vidno',
    daysAgo: 25,
    durationMinutes: 4,
    text: 'Nájdite všetky prístroje v prevádzke do piatich minút. Ak to nejde, máte prácu na dnes.',
    streamingUrl: 'https://podcast.example.sk/hasiaci-pristroj-ktory-vidno',
    videoUrl: 'https://video.example.sk/hasiaci-pristroj-ktory-vidno',
  },
];
