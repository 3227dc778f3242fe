import type { SimulatedPlayer } from '../simulator/simulated-team.ts';

/** How a bowler bowls. */
export type Style = 'pace' | 'spin';

/** A player of a club of the fictional league. */
export interface Member {
  readonly name: string;
  readonly role: SimulatedPlayer['role'];
  readonly style: Style | null;
}

/** A club of the fictional league. */
export interface Club {
  readonly name: string;
  readonly city: string;
  readonly venue: string;
  /** Ease of scoring at the venue: 0 is average, 0.15 gives about ten more runs an innings. */
  readonly venuePace: number;
  /** Added to the skills of every player of the club, in standard deviations of the league's players. */
  readonly strength: number;
  readonly members: readonly Member[];
}

/** Two keepers, five batters, three all-rounders, five bowlers: the order of each club's names. */
const POSTS: readonly Omit<Member, 'name'>[] = [
  { role: 'keeper', style: null },
  { role: 'keeper', style: null },
  { role: 'batter', style: null },
  { role: 'batter', style: null },
  { role: 'batter', style: null },
  { role: 'batter', style: null },
  { role: 'batter', style: null },
  { role: 'all-rounder', style: 'spin' },
  { role: 'all-rounder', style: 'pace' },
  { role: 'all-rounder', style: 'spin' },
  { role: 'bowler', style: 'pace' },
  { role: 'bowler', style: 'pace' },
  { role: 'bowler', style: 'pace' },
  { role: 'bowler', style: 'spin' },
  { role: 'bowler', style: 'spin' },
];

function club(facts: Omit<Club, 'members'>, names: string): Club {
  const members = names.split(', ').map((name, i) => {
    const post = POSTS[i];
    if (!post) throw new RangeError(`${facts.name} has no post for ${name}`);
    return { name, ...post };
  });
  return { ...facts, members };
}

/** Eight clubs of a fictional league. Clubs, grounds and people are invented; any resemblance is coincidental. */
export const clubs: readonly Club[] = [
  club(
    {
      name: 'Indore Monsoons',
      city: 'Indore',
      venue: 'Sarafa Bowl',
      venuePace: 0.18,
      strength: 0.12,
    },
    'Tejas Holkar, Advait Bundela, Ojas Malwai, Ruturaj Kharade, Neel Chaturmath, Pranav Baghela, Ishaan Dosi, Viraj Solankar, Hemant Rathodia, Keshav Nimaria, Bhargav Tomarde, Jitin Parmeshwar, Kunal Sisodekar, Omkar Vyasnath, Dhruv Jaiswalkar',
  ),
  club(
    {
      name: 'Guwahati Rhinos',
      city: 'Guwahati',
      venue: 'Brahmaputra Park',
      venuePace: -0.06,
      strength: -0.04,
    },
    'Bikram Borgohain, Pallab Hazarikia, Nayan Phukanor, Dipankar Saikhom, Rituraj Deoria, Manash Gogoiba, Arnab Chetiar, Jyotish Barthaku, Hirak Lahkaran, Kaushik Bezbarua, Mridul Tamuliya, Partha Kalitam, Utpal Rajkhowar, Anupam Dolakash, Chiranjib Nathor',
  ),
  club(
    {
      name: 'Mysuru Sandalwoods',
      city: 'Mysuru',
      venue: 'Chamundi Oval',
      venuePace: 0.05,
      strength: 0.2,
    },
    'Abhinav Hoysalan, Sumukh Urspet, Likhith Doddamane, Chirag Nanjappan, Vineeth Kodaguru, Adarsh Belavadi, Skanda Hemmige, Gautham Talakad, Nihal Somnathpur, Pruthvi Madikeri, Ranjan Kabbinale, Yashas Bilikere, Madhukar Gundlupe, Shreyas Kollegal, Varun Nagarhole',
  ),
  club(
    {
      name: 'Varanasi Lamplighters',
      city: 'Varanasi',
      venue: 'Assi Field',
      venuePace: -0.16,
      strength: 0.02,
    },
    'Ansh Tripathak, Shikhar Kashiraj, Devansh Mishrela, Vedant Ojhavar, Kartik Dubeyan, Satyam Pandeya, Harsh Upadhyan, Nikhil Chaubesi, Raghav Singhai, Ayush Tiwarel, Mohit Bhadohi, Saurav Ramnagar, Priyam Ghatwal, Lokesh Maurvi, Anirudh Sarnath',
  ),
  club(
    {
      name: 'Surat Kitefliers',
      city: 'Surat',
      venue: 'Tapi Riverside',
      venuePace: 0.12,
      strength: -0.1,
    },
    'Smit Zaverchand, Jaimin Ghodawala, Parth Rangrezi, Meet Choksiya, Dhairya Lakdawal, Yug Patawari, Kavan Mehtaji, Bhavik Nanavatia, Hetansh Golwala, Malhar Desaika, Krupal Vaghasar, Urvish Kapadan, Nisarg Bardolia, Raj Olpadwal, Chintan Tapidas',
  ),
  club(
    {
      name: 'Kochi Cormorants',
      city: 'Kochi',
      venue: 'Vembanad Stadium',
      venuePace: -0.08,
      strength: 0.06,
    },
    'Jovan Tharakath, Basim Mattanchery, Rohan Vallathol, Akhil Kumbalang, Nived Panangad, Joel Chellanam, Sarath Edappal, Faizan Vypeen, Midhun Thevara, Alan Perumbal, Vishak Kalamas, Nandu Mulavukad, Rizwan Fortkochi, Ebin Aluvath, Sreerag Cherai',
  ),
  club(
    {
      name: 'Nagpur Orchards',
      city: 'Nagpur',
      venue: 'Santra Gardens',
      venuePace: -0.02,
      strength: -0.14,
    },
    'Atharva Wankhar, Soham Deshbhratar, Chinmay Gadkarim, Aditya Mohitkar, Siddhesh Ghatode, Pushkar Lanjewar, Mihir Dhawadkar, Yash Bawangad, Rugved Tidkekar, Onkar Zadgaon, Tanmay Futanekar, Vaibhav Ramteke, Swapnil Kohadkar, Amogh Vidarbhe, Ninad Selukar',
  ),
  club(
    {
      name: 'Ranchi Cascades',
      city: 'Ranchi',
      venue: 'Hundru Park',
      venuePace: 0.02,
      strength: -0.12,
    },
    'Birsen Tudiha, Aryan Nagvanshi, Sanjit Oraonda, Deepak Hembromi, Vivek Purtikar, Suraj Bediyan, Rajat Khunti, Manish Latehar, Ashwin Gumlar, Prem Simdegar, Kundan Bokarom, Ritesh Torpal, Amit Chandilar, Sushant Jonhar, Binay Patratu',
  ),
];
