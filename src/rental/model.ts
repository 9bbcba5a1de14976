/** Whether a vehicle is of a model, such as 'Model 3': whether that stands in its name. */
export const isOfModel = ({ name }: { name: string }, model: string): boolean =>
  name.toLowerCase().includes(model.toLowerCase())

/** The vehicles with those of a model first, each part in its order. */
export const modelFirst = <V extends { name: string }>(vehicles: readonly V[], model: string): V[] => [
  ...vehicles.filter((vehicle) => isOfModel(vehicle, model)),
  ...vehicles.filter((vehicle) => !isOfModel(vehicle, model)),
]
