import type { VehicleRow } from './wire.ts'

type Seed = Omit<VehicleRow, 'id' | 'banner_image'> & { banner_image?: string }

// All-wheel models, as every card says AWD. Two have photographs; the app draws the others.
const SEEDS: readonly Seed[] = [
  {
    vehicle_name: 'Tesla Model 3 Dual Motor',
    price_per_day: '9500.00',
    tesla_code: 'M3-DM',
    battery_capacity_kwh: 75,
    range_km: 530,
    acceleration_0_100: '4.60',
    top_speed_kmh: 233,
    description: 'A compact saloon with all-wheel drive, easy to park in the city.',
  },
  {
    vehicle_name: 'Tesla Model 3 Long Range',
    price_per_day: '11500.00',
    tesla_code: 'M3-LR',
    battery_capacity_kwh: 79,
    range_km: 629,
    acceleration_0_100: '4.40',
    top_speed_kmh: 201,
    description: 'A compact saloon with all-wheel drive and the longest range among the Model 3s.',
  },
  {
    vehicle_name: 'Tesla Model 3 Performance',
    price_per_day: '14500.00',
    tesla_code: 'M3-P',
    battery_capacity_kwh: 79,
    range_km: 528,
    acceleration_0_100: '3.10',
    top_speed_kmh: 262,
    description: 'A compact saloon with a firm suspension, larger brakes and sports seats.',
  },
  {
    vehicle_name: 'Tesla Model S',
    price_per_day: '21000.00',
    tesla_code: 'MS',
    battery_capacity_kwh: 100,
    range_km: 634,
    acceleration_0_100: '3.20',
    top_speed_kmh: 250,
    description: 'A large saloon for long distances, with air suspension and a large boot.',
  },
  {
    vehicle_name: 'Tesla Model S Plaid',
    price_per_day: '27000.00',
    tesla_code: 'MS-PLAID',
    battery_capacity_kwh: 100,
    range_km: 600,
    acceleration_0_100: '2.10',
    top_speed_kmh: 282,
    description: 'A large saloon with three motors and the fastest acceleration in the fleet.',
  },
  {
    vehicle_name: 'Tesla Model Y Long Range',
    banner_image: 'uploads/evening.jpeg',
    price_per_day: '12500.00',
    tesla_code: 'MY-LR',
    battery_capacity_kwh: 79,
    range_km: 533,
    acceleration_0_100: '5.00',
    top_speed_kmh: 217,
    description: 'A family car with high seats, all-wheel drive and a large boot.',
  },
  {
    vehicle_name: 'Tesla Model Y Dual Motor',
    banner_image: 'uploads/morning.webp',
    price_per_day: '10500.00',
    tesla_code: 'MY-DM',
    battery_capacity_kwh: 75,
    range_km: 505,
    acceleration_0_100: '5.10',
    top_speed_kmh: 217,
    description: 'A family car with high seats, all-wheel drive and a large boot.',
  },
  {
    vehicle_name: 'Tesla Model X',
    price_per_day: '23500.00',
    tesla_code: 'MX',
    battery_capacity_kwh: 100,
    range_km: 576,
    acceleration_0_100: '3.90',
    top_speed_kmh: 250,
    description: 'A large family car with rear doors that open upwards and a panoramic windscreen.',
  },
]

const vehicleOf = (seed: Seed, index: number): VehicleRow => ({ id: index + 1, banner_image: null, ...seed })

/** The demo's fleet, with ids from 1 on. */
export const seedVehicles: readonly VehicleRow[] = SEEDS.map(vehicleOf)
