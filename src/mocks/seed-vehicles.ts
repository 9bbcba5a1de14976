import type { VehicleRow } from './wire.ts'

/** The fleet of the demo, all-wheel models only, as every card says AWD. No banners: the app draws a car where there is no picture. */
export const seedVehicles: readonly VehicleRow[] = [
  {
    id: 1,
    vehicle_name: 'Tesla Model 3 Dual Motor',
    banner_image: null,
    price_per_day: '9500.00',
    tesla_code: 'M3-DM',
    battery_capacity_kwh: 75,
    range_km: 530,
    acceleration_0_100: '4.60',
    top_speed_kmh: 233,
    description:
      'The easy way into electric driving: light on energy, simple to park and at home in the city. One charge takes you from Belgrade to Niš and back.',
  },
  {
    id: 2,
    vehicle_name: 'Tesla Model 3 Long Range',
    banner_image: null,
    price_per_day: '11500.00',
    tesla_code: 'M3-LR',
    battery_capacity_kwh: 79,
    range_km: 629,
    acceleration_0_100: '4.40',
    top_speed_kmh: 201,
    description:
      'All-wheel drive and the longest range of the small saloons. The one to take when the road is long and the weather is not sure.',
  },
  {
    id: 3,
    vehicle_name: 'Tesla Model 3 Performance',
    banner_image: null,
    price_per_day: '14500.00',
    tesla_code: 'M3-P',
    battery_capacity_kwh: 79,
    range_km: 528,
    acceleration_0_100: '3.10',
    top_speed_kmh: 262,
    description:
      'A family saloon with the temper of a sports car. Firm suspension, larger brakes and seats that hold you in every bend.',
  },
  {
    id: 4,
    vehicle_name: 'Tesla Model S',
    banner_image: null,
    price_per_day: '21000.00',
    tesla_code: 'MS',
    battery_capacity_kwh: 100,
    range_km: 634,
    acceleration_0_100: '3.20',
    top_speed_kmh: 250,
    description:
      'A long, quiet saloon for people who cross borders in one day. Air suspension, a large boot and room for five.',
  },
  {
    id: 5,
    vehicle_name: 'Tesla Model S Plaid',
    banner_image: null,
    price_per_day: '27000.00',
    tesla_code: 'MS-PLAID',
    battery_capacity_kwh: 100,
    range_km: 600,
    acceleration_0_100: '2.10',
    top_speed_kmh: 282,
    description:
      'Three motors and the quickest start in our fleet. It is as calm as any Model S until you ask it not to be.',
  },
  {
    id: 6,
    vehicle_name: 'Tesla Model Y Long Range',
    banner_image: null,
    price_per_day: '12500.00',
    tesla_code: 'MY-LR',
    battery_capacity_kwh: 79,
    range_km: 533,
    acceleration_0_100: '5.00',
    top_speed_kmh: 217,
    description:
      'The family car of the fleet: high seats, all-wheel drive and a boot that swallows skis or a pram without a puzzle.',
  },
  {
    id: 7,
    vehicle_name: 'Tesla Model Y Dual Motor',
    banner_image: null,
    price_per_day: '10500.00',
    tesla_code: 'MY-DM',
    battery_capacity_kwh: 75,
    range_km: 505,
    acceleration_0_100: '5.10',
    top_speed_kmh: 217,
    description:
      'All the room of the Model Y for a smaller price. A good choice for a weekend on Fruška gora or a week of errands.',
  },
  {
    id: 8,
    vehicle_name: 'Tesla Model X',
    banner_image: null,
    price_per_day: '23500.00',
    tesla_code: 'MX',
    battery_capacity_kwh: 100,
    range_km: 576,
    acceleration_0_100: '3.90',
    top_speed_kmh: 250,
    description:
      'The largest car we rent, with rear doors that open upwards and a windscreen that reaches over your head.',
  },
]
