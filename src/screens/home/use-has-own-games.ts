import { useEffect, useState } from 'react'
import { storage } from '../../lib/device/storage.ts'
import { favourites, subscribeFavourites } from '../../lib/favourites.ts'

const hasOwnGames = (): boolean => (storage.get('yz:recent')?.[0] ?? favourites()[0]) !== undefined

/** Whether the player has games of their own on this device. A kept home looks again each time that it shows. */
export function useHasOwnGames(): boolean {
  const [hasGames, setHas] = useState(hasOwnGames)
  useEffect(() => {
    const update = () => setHas(hasOwnGames())
    update()
    return subscribeFavourites(update)
  }, [])
  return hasGames
}
